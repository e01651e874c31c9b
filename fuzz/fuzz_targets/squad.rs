#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dejarik_games::probe::squad(data));
