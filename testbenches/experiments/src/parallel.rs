//! Many runs on a few threads, results in the order of the work; the first error stops the rest.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

pub(crate) fn in_parallel<T: Sync, R: Send, E: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let results: Vec<Mutex<Option<Result<R, E>>>> = items.iter().map(|_| Mutex::new(None)).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, items.len().max(1)) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(number) else { return };
                    let result = work(item);
                    stop.fetch_or(result.is_err(), Ordering::Relaxed);
                    *results[number].lock().expect("nobody panics with it") = Some(result);
                }
            });
        }
    });
    let results: Vec<_> =
        results.into_iter().map(|result| result.into_inner().expect("nobody panics with it")).collect();
    // After an error some work was never begun; the error is among what was.
    let (failed, done): (Vec<_>, Vec<_>) = results.into_iter().flatten().partition(Result::is_err);
    failed.into_iter().chain(done).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_work() {
        let squares: Result<Vec<u32>, ()> =
            in_parallel(&[1_u32, 2, 3, 4, 5], 3, |number| Ok(number * number));
        assert_eq!(squares, Ok(vec![1, 4, 9, 16, 25]));
        let nothing: Result<Vec<u32>, ()> = in_parallel(&[] as &[u32], 3, |_| Err(()));
        assert_eq!(nothing, Ok(vec![]));
    }

    #[test]
    fn an_error_is_the_answer_and_ends_the_work() {
        let begun = AtomicUsize::new(0);
        let work = |number: &usize| {
            begun.fetch_add(1, Ordering::Relaxed);
            if *number == 2 { Err("two") } else { Ok(()) }
        };
        let numbers: Vec<usize> = (0..1000).collect();
        assert_eq!(in_parallel(&numbers, 1, work), Err("two"));
        assert_eq!(begun.load(Ordering::Relaxed), 3);
    }
}
