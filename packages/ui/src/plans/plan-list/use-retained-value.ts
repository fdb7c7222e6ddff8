import { useState } from 'react';

/** Returns `value`. While `isRetained` is true, returns the value of the last render in which it was false. */
export function useRetainedValue<Value>(value: Value, isRetained: boolean): Value {
  // A function that is passed directly would be called as an initializer or update.
  const [retainedValue, setRetainedValue] = useState(() => value);
  if (isRetained || retainedValue === value) return retainedValue;
  setRetainedValue(() => value);
  return value;
}
