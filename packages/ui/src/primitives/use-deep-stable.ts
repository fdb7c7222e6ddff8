import { useState } from 'react';

/**
 * Returns the same object until the content of `value` changes. The content is compared as JSON, so the value must be
 * plain data.
 */
export function useDeepStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
