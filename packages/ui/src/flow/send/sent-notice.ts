import type { Tone } from '../../primitives/tone/tone.ts';

/** An earlier attempt succeeded although its response was lost; changes since then are not included. */
export type AlreadySent = { alreadySent: true };

/** Message after success. The default title is that of a success. */
export type SentNotice = { title?: string; message: string; tone?: Tone; actionLabel?: string };

/** Returns the server's message, or `alreadySentNotice` if an earlier attempt had succeeded. */
export function sentNotice(
  response: { message: string } | AlreadySent,
  alreadySentNotice: SentNotice,
): SentNotice {
  return 'alreadySent' in response ? { ...alreadySentNotice, tone: 'info' } : { message: response.message };
}
