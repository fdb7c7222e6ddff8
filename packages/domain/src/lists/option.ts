/** A choice: `value` is what is stored and sent, `label` what is shown. */
export type Option = { readonly value: string; readonly label: string };

/** The label of a value; the value itself when the list lacks it, so that old data still reads. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
