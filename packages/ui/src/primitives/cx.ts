type ClassName = string | number | bigint | boolean | null | undefined;

/**
 * Joins class names; skips every value that is not a text. If two classes set the same property, the order in the CSS
 * decides.
 */
export function cx(...names: ClassName[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
