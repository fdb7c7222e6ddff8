/** A choice: `value` is stored and sent, `label` is displayed. */
export type Option = { readonly value: string; readonly label: string };

/** Returns the label of a value. Returns an unknown value itself, so that old data stay readable. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
