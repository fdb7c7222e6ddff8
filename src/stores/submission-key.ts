import { vault } from './browser-vault.ts';

type Kept = { key: string; content: string };

/**
 * The `Idempotency-Key` of what is about to be sent: the same content keeps its key, through a lost answer and
 * a reload, so that sending again never orders twice; changed content gets a new one.
 */
export async function submissionKey(place: string, content: string): Promise<string> {
  const kept = await vault.read<Kept>(place);
  if (kept?.content === content) return kept.key;
  const key = crypto.randomUUID();
  await vault.write(place, { key, content } satisfies Kept);
  return key;
}
