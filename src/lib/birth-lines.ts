/** The lines that are sold by date of birth alone [2 §2]. */
const BIRTH_LINES = ['kesehatan', 'kecelakaandiri'] as const;

export type BirthLine = (typeof BIRTH_LINES)[number];

export const isBirthLine = (code: string | undefined): code is BirthLine =>
  BIRTH_LINES.some((line) => line === code);

/** One prerendered page a line. */
export const birthLinePaths = () => BIRTH_LINES.map((line) => ({ params: { line } }));
