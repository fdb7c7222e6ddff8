type ClassName = string | number | bigint | boolean | null | undefined;

/**
 * Joins class names, or other words, with spaces. Skips empty texts and values that are not texts. If two classes set
 * the same property, their order in the style sheet decides.
 */
export function cx(...names: ClassName[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
