import { expect, type Page, test } from '@playwright/test';
import { ACCIDENT_LIST, ADULT, cards, fakeLongList, openList } from '../tests/e2e/support/plans.ts';
import { longTasks, slowProcessor } from './long-tasks.ts';

/** What else runs on the machine only makes a task longer: the best of so many rounds counts. */
const ROUNDS = 3;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari nama produk' });

async function scrollThrough(page: Page) {
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await page.mouse.move(800, 500);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 1500);
    await frame();
  }
}

async function filterAndReturn(page: Page) {
  await search(page).fill('');
  await search(page).pressSequentially('siaga');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(10);
  await page.goBack();
  await expect(cards(page)).toHaveCount(200);
}

async function compareSome(page: Page) {
  for (const number of [3, 4]) {
    const choose = cards(page)
      .nth(number)
      .getByRole('button', { name: /^Bandingkan / });
    await choose.click();
    await choose.click();
  }
}

test('200 plans scroll, filter and are compared with no task over 50 ms on a four times slower processor', async ({
  page,
}) => {
  await fakeLongList(page, 20);
  await openList(page, `${ACCIDENT_LIST}?${ADULT}&page=20`);
  await expect(cards(page)).toHaveCount(200);
  await slowProcessor(page, 4);
  for (const [name, work] of Object.entries({ compareSome, filterAndReturn, scrollThrough })) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS && rounds.at(-1) !== 0; round += 1)
      rounds.push(Math.max(0, ...(await longTasks(page, () => work(page)))));
    test.info().annotations.push({ type: name, description: rounds.map((ms) => `${ms} ms`).join(', ') });
    expect.soft(Math.min(...rounds), `longest task over 50 ms: ${name}, rounds ${rounds}`).toBe(0);
  }
});
