import type { Tone } from '../../primitives/tone/tone.ts';

/** An earlier try arrived after all, its answer did not: what was changed since is not in it. */
export type EarlierSend = { earlier: true };

/** What the dialog after sending says; without a title that of a success. */
export type SentNotice = { title?: string; message: string; tone?: Tone; actionLabel?: string };

/** The server's message, or `earlier` when nothing new was sent. */
export function sentNotice(answer: { message: string } | EarlierSend, earlier: SentNotice): SentNotice {
  return 'earlier' in answer ? { ...earlier, tone: 'info' } : { message: answer.message };
}
