//! The longest ways through what was explored.

use super::explore::{Edge, Node, choice_before};
use crate::mistake::Mistake;
use crate::stop::Stop;

/// For every node the longest way from it to an end, by the weight of its parts; and the edge it takes there.
pub(crate) struct Longest {
    pub rest: Vec<u64>,
    pub way: Vec<usize>,
}

/// The longest ways; an error if one comes back to where it was.
pub(crate) fn longest(nodes: &[Node], starts: usize, weight: impl Fn(&Edge) -> u64) -> Result<Longest, Stop> {
    let mut found = Longest { rest: vec![0; nodes.len()], way: vec![0; nodes.len()] };
    for number in postorder(nodes, starts)? {
        for (place, edge) in nodes[number].edges.iter().enumerate() {
            let length = weight(edge) + edge.to.map_or(0, |to| found.rest[to]);
            if length > found.rest[number] || Mistake::LastWayIsLongest.is_made() {
                (found.rest[number], found.way[number]) = (length, place);
            }
        }
    }
    Ok(found)
}

/// Every node behind those it leads to; an error if a way comes back to where it was: nothing says how often.
fn postorder(nodes: &[Node], starts: usize) -> Result<Vec<usize>, Stop> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; nodes.len()];
    let mut order = Vec::with_capacity(nodes.len());
    let mut way = Vec::new();
    let mut fresh = 0..starts;
    loop {
        let Some((number, place)) = way.pop() else {
            let Some(start) = fresh.next() else { break };
            if marks[start] == Mark::New {
                marks[start] = Mark::Open;
                way.push((start, 0));
            }
            continue;
        };
        let Some(edge) = nodes[number].edges.get(place) else {
            marks[number] = Mark::Done;
            order.push(number);
            continue;
        };
        way.push((number, place + 1));
        let Some(to) = edge.to else { continue };
        match marks[to] {
            Mark::New => {
                marks[to] = Mark::Open;
                way.push((to, 0));
            }
            Mark::Open => return Err(Stop::NoLoopBound { place: choice_before(nodes, to) }),
            Mark::Done => {}
        }
    }
    Ok(order)
}
