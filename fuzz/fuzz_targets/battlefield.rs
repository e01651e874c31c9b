#![no_main]

// The engine contains panics of its rules; only one that gets out is a find.
libfuzzer_sys::fuzz_target!(
    init: std::panic::set_hook(Box::new(|_| {})),
    |data: &[u8]| dejarik_games::probe::battlefield(data)
);
