import type { Tone } from '../../primitives/tone/tone.ts';

/**
 * The result of sending a form that had already been sent: an earlier attempt succeeded, but its response was
 * lost. Changes made after that attempt are not included.
 */
export type AlreadySent = { alreadySent: true };

/** Message after success. The default title is the title of success messages. */
export type SentNotice = { title?: string; message: string; tone?: Tone; actionLabel?: string };

/** Returns the server's message, or `alreadySentNotice` if an earlier attempt had succeeded. */
export function sentNotice(
  response: { message: string } | AlreadySent,
  alreadySentNotice: SentNotice,
): SentNotice {
  return 'alreadySent' in response ? { ...alreadySentNotice, tone: 'info' } : { message: response.message };
}
