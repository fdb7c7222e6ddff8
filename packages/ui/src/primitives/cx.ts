type ClassName = string | number | bigint | boolean | null | undefined;

/** Joins class names and skips falsy values. Does not resolve conflicts: the order in the CSS decides. */
export function cx(...names: ClassName[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
