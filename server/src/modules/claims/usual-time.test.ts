import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { journal, settings } from '../../db/schema.ts';
import { usualDays } from './usual-time.ts';

let app: Harness;
beforeEach(async () => {
  app = await startApp();
}, 60_000);
afterEach(() => app.close());

const DAY_MS = 86_400_000;

type Step = [from: string | null, to: string, daysAgo: number];
/** Writes the journal of one claim. */
async function record(...steps: Step[]): Promise<void> {
  const subjectId = randomUUID();
  for (const [fromStatus, toStatus, daysAgo] of steps)
    await app.deps.db.insert(journal).values({
      subject: 'claim',
      subjectId,
      fromStatus,
      toStatus,
      actor: 'desk:d-1',
      createdAt: new Date(TEST_NOW.getTime() - daysAgo * DAY_MS),
    });
}
const times = async (count: number, write: () => Promise<void>) => {
  for (let done = 0; done < count; done += 1) await write();
};

it('is the setting until 20 cases were handled, then what four of five took', async () => {
  const set = { category: 'claim', slug: 'usualDays.review', value: '4' };
  await app.deps.db
    .update(settings)
    .set(set)
    .where(and(eq(settings.category, 'claim'), eq(settings.slug, set.slug)));
  // Fourteen days have ten working days.
  const reviewed = () => record([null, 'pending', 15], ['pending', 'review', 15], ['review', 'approved', 1]);
  await times(19, reviewed);
  expect(await usualDays(app.deps)).toEqual({ pending: 1, review: 4, appealed: 5, agreed: 3 });
  await reviewed();
  // Computed at most every ten minutes.
  app.clock.advance(599);
  expect((await usualDays(app.deps)).review).toBe(4);
  app.clock.advance(1);
  expect(await usualDays(app.deps)).toEqual({ pending: 1, review: 10, appealed: 5, agreed: 3 });
});

it.each([
  ['89 days ago counts', ['review', 'approved', 89], 10],
  ['91 days ago does not count', ['review', 'approved', 91], 3],
  ['by its claimant does not count', ['review', 'withdrawn', 1], 3],
] as const)('a case that ended %s', async (_, last, expected) => {
  const [, , daysAgo] = last;
  await times(20, () => record([null, 'review', daysAgo + 14], ['review', 'review', daysAgo + 1], [...last]));
  expect((await usualDays(app.deps)).review).toBe(expected);
});

it('of a payment does not count a letter that was returned', async () => {
  await times(20, () => record([null, 'agreed', 30], ['agreed', 'approved', 1]));
  expect((await usualDays(app.deps)).agreed).toBe(3);
});

it.each(['0', '-3', 'tiga', '100', ''])('ignores the setting %j', async (value) => {
  await app.deps.db.update(settings).set({ value }).where(eq(settings.slug, 'usualDays.review'));
  expect((await usualDays(app.deps)).review).toBe(3);
});
