/**
 * Builds a schema at its first use and caches it. Building the schemas of all order steps at start takes a
 * slow phone 200 ms before it shows the first step.
 */
export function once<Value>(build: () => Value): () => Value {
  let built: { value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
