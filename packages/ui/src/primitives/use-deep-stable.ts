import { useState } from 'react';

/**
 * Returns the same object until the content of `value` changes. The content is compared as JSON, so the value must be
 * plain data.
 */
export function useDeepStable<Value>(value: Value): Value {
  const [stableValue, setStableValue] = useState(value);
  if (JSON.stringify(stableValue) === JSON.stringify(value)) return stableValue;
  setStableValue(value);
  return value;
}
