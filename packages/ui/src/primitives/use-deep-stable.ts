import { useState } from 'react';

/** Returns the same object until its content changes. For plain data only: compares it as JSON. */
export function useDeepStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
