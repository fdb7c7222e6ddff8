import { checkAttachment, type FileFacts, NO_SIZE_LIMIT } from '../attachment/rules.ts';
import { CLAIM_MESSAGES } from './messages.ts';

/** Maximum size of an appeal's letter: 2 MB, where the specification counts 1,024,000 bytes as 1 MB [3 §5]. */
export const APPEAL_BYTES = 2_048_000;

/** Extensions of a signed discharge letter: PDF, or a photo of the paper [3 §5]. */
export const LETTER_EXTENSIONS = ['pdf', 'jpg', 'jpeg'] as const;
const LETTER_MB = 5;

/** Returns the error message for an appeal's letter, or `null` [3 §5]. */
export function checkAppealFile(file: FileFacts | null): string | null {
  if (!file) return CLAIM_MESSAGES.appealMissing;
  const problem = checkAttachment({ extention: 'pdf', limit: NO_SIZE_LIMIT }, file);
  if (problem !== null) return file.size > 0 ? CLAIM_MESSAGES.appealFormat : problem;
  return file.size > APPEAL_BYTES ? CLAIM_MESSAGES.appealSize : null;
}

/** Returns the error message for the signed discharge letter, or `null`. */
export function checkLetterFile(file: FileFacts | null): string | null {
  if (!file) return CLAIM_MESSAGES.letterMissing;
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  return checkAttachment({ extention: isPdf ? 'pdf' : 'image', limit: LETTER_MB }, file);
}

/** Returns the status text of an appeal in the list of appeals [3 §4]. */
export const appealStatusText = (isOpen: 'Y' | 'N'): 'Open' | 'Close' => (isOpen === 'Y' ? 'Open' : 'Close');
