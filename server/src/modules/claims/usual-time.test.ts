import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { journal, settings } from '../../db/schema.ts';
import { findUsualDays } from './usual-time.ts';

let app: Harness;
beforeEach(async () => {
  app = await startApp();
}, 60_000);
afterEach(() => app.close());

const DAY_MS = 86_400_000;

/** One entry of a claim's journal. */
type Transition = [from: string | null, to: string, daysAgo: number];
/** Writes the journal of one claim. */
async function writeJournal(...transitions: Transition[]): Promise<void> {
  const subjectId = randomUUID();
  for (const [fromStatus, toStatus, daysAgo] of transitions)
    await app.deps.db.insert(journal).values({
      subject: 'claim',
      subjectId,
      fromStatus,
      toStatus,
      actor: 'desk:d-1',
      createdAt: new Date(TEST_NOW.getTime() - daysAgo * DAY_MS),
    });
}
const repeat = async (count: number, write: () => Promise<void>) => {
  for (let index = 0; index < count; index += 1) await write();
};

it('findUsualDays returns the days of the settings until 20 claims have left a state, then the days that were enough for four of five claims to leave the state', async () => {
  const newSetting = { category: 'claim', slug: 'usualDays.review', value: '4' };
  await app.deps.db
    .update(settings)
    .set(newSetting)
    .where(and(eq(settings.category, 'claim'), eq(settings.slug, newSetting.slug)));
  // The claim is in review for 14 days, of which ten are working days.
  const writeReviewedClaim = () =>
    writeJournal([null, 'pending', 15], ['pending', 'review', 15], ['review', 'approved', 1]);
  await repeat(19, writeReviewedClaim);
  expect(await findUsualDays(app.deps)).toEqual({ pending: 1, review: 4, appealed: 5, agreed: 3 });
  await writeReviewedClaim();
  // The result is cached for ten minutes.
  app.clock.advance(599);
  expect((await findUsualDays(app.deps)).review).toBe(4);
  app.clock.advance(1);
  expect(await findUsualDays(app.deps)).toEqual({ pending: 1, review: 10, appealed: 5, agreed: 3 });
});

it.each([
  ['includes claims that left the state 89 days ago', ['review', 'approved', 89], 10],
  ['ignores claims that left the state 91 days ago', ['review', 'approved', 91], 3],
  ['ignores claims that the claimant withdrew', ['review', 'withdrawn', 1], 3],
] as const)('findUsualDays %s', async (_title, last, expected) => {
  const [, , daysAgo] = last;
  // The second entry does not change the state, so the claim is in review for 14 days.
  await repeat(20, () =>
    writeJournal([null, 'review', daysAgo + 14], ['review', 'review', daysAgo + 1], [...last]),
  );
  expect((await findUsualDays(app.deps)).review).toBe(expected);
});

it('findUsualDays ignores claims whose letter the desk returned', async () => {
  await repeat(20, () => writeJournal([null, 'agreed', 30], ['agreed', 'approved', 1]));
  expect((await findUsualDays(app.deps)).agreed).toBe(3);
});

it.each(['0', '-3', 'tiga', '100', ''])('findUsualDays ignores the invalid setting %j', async (value) => {
  await app.deps.db.update(settings).set({ value }).where(eq(settings.slug, 'usualDays.review'));
  expect((await findUsualDays(app.deps)).review).toBe(3);
});
