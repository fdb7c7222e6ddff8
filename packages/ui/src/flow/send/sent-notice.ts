import type { Tone } from '../../primitives/tone/tone.ts';

/** An earlier attempt succeeded although its response was lost; changes since then are not included. */
export type AlreadySent = { alreadySent: true };

/** Message after success. Without a title it has the title of a success. */
export type SentNotice = { title?: string; message: string; tone?: Tone; actionLabel?: string };

/** Returns the server's message, or `earlier` if nothing new was sent. */
export function sentNotice(response: { message: string } | AlreadySent, earlier: SentNotice): SentNotice {
  return 'alreadySent' in response ? { ...earlier, tone: 'info' } : { message: response.message };
}
