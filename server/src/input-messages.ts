import type { z } from 'zod';

const REQUIRED_MESSAGE = 'Wajib diisi';
const GENERAL_MESSAGE = 'Isian ini tidak sesuai';

const WRONG_TYPE_MESSAGES: Readonly<Record<string, string>> = {
  string: 'Harus berupa teks',
  number: 'Harus berupa angka',
  int: 'Harus berupa angka bulat',
  boolean: 'Harus berupa pilihan ya atau tidak',
  array: 'Harus berupa daftar',
  object: 'Bagian ini belum lengkap',
};

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** Returns the message for a value that is too small or too large: the limit, with its unit. */
function limitText(word: 'Paling sedikit' | 'Paling banyak', limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${word} ${limit} karakter`;
  if (origin === 'array' || origin === 'set') return `${word} ${limit} isian`;
  return `${word === 'Paling sedikit' ? 'Paling kecil' : 'Paling besar'} ${limit}`;
}

/**
 * Returns the message for invalid input if the schema that rejects it has no message. Zod's Indonesian texts contain
 * English names of types ('diharapkan string, diterima undefined'), which mean nothing to a customer.
 */
export const inputMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input)
        ? REQUIRED_MESSAGE
        : (WRONG_TYPE_MESSAGES[issue.expected] ?? GENERAL_MESSAGE);
    case 'too_small':
      return limitText('Paling sedikit', issue.minimum, issue.origin);
    case 'too_big':
      return limitText('Paling banyak', issue.maximum, issue.origin);
    case 'invalid_value':
      return isMissing(issue.input) ? REQUIRED_MESSAGE : 'Pilih salah satu pilihan yang tersedia';
    case 'invalid_format':
      return isMissing(issue.input) ? REQUIRED_MESSAGE : 'Penulisannya tidak sesuai';
    default:
      return GENERAL_MESSAGE;
  }
};
