//! JSON that was written once and is passed on as it is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

/// JSON that was written once and is passed on as it is: a copy costs nothing, and nothing in it is built up again.
#[derive(Clone, Debug)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// The JSON of plain data.
    pub fn of<T: Serialize + ?Sized>(data: &T) -> Json {
        Json(to_raw_value(data).unwrap_or_else(|_| RawValue::NULL.to_owned()).into())
    }

    /// Nothing.
    pub fn null() -> Json {
        Json(RawValue::NULL.to_owned().into())
    }

    /// As it is written.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// As it can be looked into.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).unwrap_or_default()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        Value::deserialize(from).map(|value| Json::of(&value))
    }
}
