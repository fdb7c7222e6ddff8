import { formatDateTime } from '@naungan/domain/dates';
import { stampPdf } from './pdf.ts';
import { stampPicture } from './picture.ts';

/** Returns the text on a file that a person at the desk opens: the name in ASCII, which every font has, and the time. */
export function watermarkText(fullName: string, at: Date): string {
  const name = fullName
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .trim();
  return `${name} ${formatDateTime(at)}`.trim();
}

/**
 * Returns a copy of a picture or PDF with the text on it, repeated and faint; null for a file of another type, and for one
 * that cannot be read.
 */
export async function stampFile(
  contents: Uint8Array,
  mimeType: string,
  text: string,
): Promise<Uint8Array | null> {
  try {
    if (mimeType === 'application/pdf') return await stampPdf(contents, text);
    return mimeType.startsWith('image/') ? await stampPicture(contents, text) : null;
  } catch {
    return null;
  }
}
