/** Numbers up to this length stay one group. */
const MAX_UNGROUPED_LENGTH = 6;

/**
 * Splits a number into groups of four: '80777000123' becomes '8077', '7000', '123'. A short number such as
 * '70012' stays one group. Codes with letters are split in the same way.
 */
export function groupDigits(value: string): string[] {
  if (value.length <= MAX_UNGROUPED_LENGTH) return value === '' ? [] : [value];
  return value.match(/.{1,4}/gu) ?? [];
}
