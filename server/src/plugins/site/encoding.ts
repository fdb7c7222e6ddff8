/** The encodings in which pages are sent compressed, the preferred one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the encodings that the browser accepts, the preferred one first; `q=0` rejects an encoding. */
export function acceptedEncodings(accepted: string | undefined): Encoding[] {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((part) => (/;\s*q=0(\.0*)?\s*$/.test(part) ? [] : (part.split(';')[0]?.trim() ?? [])));
  return ENCODINGS.filter((name) => names.includes(name));
}
