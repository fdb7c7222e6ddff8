import { expect, type Page, test } from '@playwright/test';
import { ACCIDENT_LIST, ADULT_QUERY, openList, planNames } from './support/plans.ts';

/** Animations that explain a change, as `name_duration`: the next step, a changed amount, a plan added to the comparison. */
const ANIMATIONS = ['nu-step_200ms', 'nu-changed_250ms', 'nu-drop_200ms'];

/** Returns the duration in seconds that the page's styles give to each of the animations. */
const durationsOf = (page: Page) =>
  page.evaluate(
    (animations) =>
      animations.map((animation) => {
        const element = document.createElement('div');
        element.className = `nu:animate-[${animation}_ease-out]`;
        document.querySelector('main')?.append(element);
        return Number.parseFloat(getComputedStyle(element).animationDuration);
      }),
    ANIMATIONS,
  );

/** Returns the duration in seconds of the animation with which a plan appears in the comparison bar. */
const durationForAddedPlan = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Hapus ${name} dari perbandingan` }) })
    .evaluate((item) => Number.parseFloat(getComputedStyle(item).animationDuration));

for (const [reducedMotion, minSeconds, maxSeconds] of [
  ['no-preference', 0.15, 0.25],
  ['reduce', 0, 0.001],
] as const) {
  test(`animations that explain a change take ${minSeconds} to ${maxSeconds} s with the motion preference ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openList(page, `${ACCIDENT_LIST}?${ADULT_QUERY}`);
    const [name = ''] = await planNames(page);
    await page.getByRole('button', { name: `Bandingkan ${name}`, exact: true }).click();
    const durations = [...(await durationsOf(page)), await durationForAddedPlan(page, name)];
    expect(Math.max(...durations)).toBeLessThanOrEqual(maxSeconds);
    expect(Math.min(...durations)).toBeGreaterThanOrEqual(minSeconds);
  });
}
