import { useState } from 'react';

/**
 * Returns the same object until its content changes. It compares the content as JSON, so it is for plain data
 * only.
 */
export function useDeepStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
