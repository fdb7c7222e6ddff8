/** A choice: `value` is stored and sent, `label` is displayed. */
export type Option = { readonly value: string; readonly label: string };

/** Returns the label of a value; the value itself if the list does not contain it, so that old data stay readable. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
