//! The host's side: one file a kernel.

pub(crate) mod adpcm;
pub(crate) mod backprop;
pub(crate) mod bfs;
pub(crate) mod blackscholes;
pub(crate) mod cordic;
pub(crate) mod gaussian;
pub(crate) mod gcd;
pub(crate) mod histogram;
pub(crate) mod hotspot;
pub(crate) mod hotspot3d;
pub(crate) mod kmeans;
pub(crate) mod mandelbrot;
pub(crate) mod nn;
pub(crate) mod nw;
pub(crate) mod pathfinder;
pub(crate) mod psort;
pub(crate) mod quantile;
pub(crate) mod reduce;
pub(crate) mod scan;
pub(crate) mod sgemm;
pub(crate) mod spmv;
pub(crate) mod srad;
