type ClassName = string | number | bigint | boolean | null | undefined;

/** Joins class names, leaving out what is not one. Later names do not override earlier ones: CSS order does. */
export function cx(...names: ClassName[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
