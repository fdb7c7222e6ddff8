/** A number so short is read as one. */
const SHORT = 6;

/** '80777000123' as '8077', '7000', '123', and '70012' as it is. A code with letters comes in fours just the same. */
export function groupDigits(value: string): string[] {
  if (value.length <= SHORT) return value === '' ? [] : [value];
  return value.match(/.{1,4}/gu) ?? [];
}
