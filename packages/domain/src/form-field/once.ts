/**
 * A schema that is built when it is first asked for, and kept: building those of all lines takes a phone a tenth of a
 * second before it shows the first page of one.
 */
export function once<Value>(build: () => Value): () => Value {
  let built: { value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
