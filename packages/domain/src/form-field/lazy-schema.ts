/**
 * Returns a function that builds a schema at its first call and caches it. Building the schemas of all order steps at
 * the start delays the first step by 200 ms on a slow phone.
 */
export function lazySchema<Value>(build: () => Value): () => Value {
  let cachedSchema: { value: Value } | undefined;
  return () => {
    cachedSchema ??= { value: build() };
    return cachedSchema.value;
  };
}
