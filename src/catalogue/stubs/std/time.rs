//! `std::time`.

pub struct Duration;
pub struct Instant;
pub struct SystemTime;
pub struct SystemTimeError;

pub const UNIX_EPOCH: SystemTime;

impl Duration {
    pub fn from_secs(secs: u64) -> Duration;
    pub fn from_millis(millis: u64) -> Duration;
    pub fn from_micros(micros: u64) -> Duration;
    pub fn from_nanos(nanos: u64) -> Duration;
    pub fn from_secs_f64(secs: f64) -> Duration;
    pub fn as_secs(&self) -> u64;
    pub fn as_millis(&self) -> u128;
    pub fn as_micros(&self) -> u128;
    pub fn as_nanos(&self) -> u128;
    pub fn as_secs_f32(&self) -> f32;
    pub fn as_secs_f64(&self) -> f64;
    pub fn subsec_nanos(&self) -> u32;
}

impl Instant {
    pub fn now() -> Instant;
    pub fn elapsed(&self) -> Duration;
    pub fn duration_since(&self, earlier: Instant) -> Duration;
}

impl SystemTime {
    pub const UNIX_EPOCH: SystemTime;
    pub fn now() -> SystemTime;
    pub fn elapsed(&self) -> Result<Duration, SystemTimeError>;
    pub fn duration_since(&self, earlier: SystemTime) -> Result<Duration, SystemTimeError>;
}

impl std::error::Error for SystemTimeError {}
impl Clone for Duration {}
impl Clone for Instant {}
impl Clone for SystemTime {}
