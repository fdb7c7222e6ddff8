/** '80777000123' as '8077', '7000', '123'. A code with letters comes in fours just the same. */
export function groupDigits(value: string): string[] {
  return value.match(/.{1,4}/gu) ?? [];
}
