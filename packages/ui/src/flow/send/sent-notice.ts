import type { Tone } from '../../primitives/tone/tone.ts';

/** An earlier request arrived, its answer was lost: what was changed since is not in it. */
export type AlreadySent = { alreadySent: true };

/** What the dialog after sending says; without a title that of a success. */
export type SentNotice = { title?: string; message: string; tone?: Tone; actionLabel?: string };

/** The server's message, or `earlier` when nothing new was sent. */
export function sentNotice(answer: { message: string } | AlreadySent, earlier: SentNotice): SentNotice {
  return 'alreadySent' in answer ? { ...earlier, tone: 'info' } : { message: answer.message };
}
