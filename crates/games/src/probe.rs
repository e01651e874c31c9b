//! What must hold of any input whatever: nothing a file or a player sends makes the engine panic. Used by the fuzz targets
//! and by a test that runs them on a fixed choice of inputs.
