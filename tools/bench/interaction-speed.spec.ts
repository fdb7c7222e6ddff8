import { expect, type Page, test } from '@playwright/test';
import { registerMember, signIn } from '../../tests/e2e/support/member.ts';
import { acceptTerms, chooseFirstOnlinePlan, expectStep } from '../../tests/e2e/support/order.ts';
import {
  ADULT_QUERY,
  HEALTH_LIST,
  openList,
  planCards,
  VEHICLE_LIST,
} from '../../tests/e2e/support/plans.ts';
import { throttleProcessor } from './long-tasks.ts';
import { observePage, readFigures } from './peers/observe-page.mjs';

/** Limit of the longest interaction, from input to the next paint, with a processor that is slowed down 4 times. */
const MAX_INTERACTION_MS = 100;
/** The result is the median round, because other load on the machine lengthens single interactions. */
const ROUNDS = 3;
const PHONE = { width: 412, height: 823 };

type Interaction = (page: Page) => Promise<void>;

/** Returns the median of the longest interactions of all rounds; each round performs `interaction` on a new page. */
async function medianOfRounds(
  page: Page,
  open: (page: Page) => Promise<void>,
  interaction: Interaction,
): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await open(page);
    await throttleProcessor(page, 4);
    await page.evaluate(observePage);
    await interaction(page);
    const { inp } = await page.evaluate(readFigures);
    await throttleProcessor(page, 1);
    rounds.push(inp);
  }
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

/** Measures each interaction, notes its figure in the report, and expects that it is within the limit. */
async function expectFastInteractions(
  page: Page,
  open: (page: Page) => Promise<void>,
  interactions: Record<string, Interaction>,
) {
  for (const [name, interaction] of Object.entries(interactions)) {
    const milliseconds = await medianOfRounds(page, open, interaction);
    test.info().annotations.push({ type: name, description: `${milliseconds} ms` });
    console.log(`${name}: ${milliseconds} ms`);
    expect.soft(milliseconds, name).toBeLessThanOrEqual(MAX_INTERACTION_MS);
  }
}

/** Waits until the list shows what was requested, so that the interaction contains its result. */
const untilLoaded = (page: Page) =>
  expect(
    page
      .locator('[aria-busy="false"]')
      .getByRole('status')
      .filter({ hasText: /produk ditemukan/ }),
  ).toBeAttached();

const filterByName: Interaction = async (page) => {
  await page.getByRole('searchbox', { name: 'Cari nama produk' }).click();
  await page.keyboard.type('med', { delay: 100 });
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]q=med/);
  await untilLoaded(page);
};

const sortByPremium: Interaction = async (page) => {
  await page.getByRole('combobox', { name: 'Urutkan' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/[?&]sort/);
  await untilLoaded(page);
};

const compareButtons = (page: Page) => planCards(page).getByRole('button', { name: /^Bandingkan / });
const comparisonTable = (page: Page) =>
  page.getByRole('dialog', { name: 'Bandingkan produk' }).getByRole('table');

/** Chooses two plans, or removes them from the comparison. The page stores the choice, also for the next round. */
const togglePlans: Interaction = async (page) => {
  for (const number of [0, 1]) await compareButtons(page).nth(number).click();
};

const openComparison: Interaction = async (page) => {
  await page.getByRole('button', { name: /^Bandingkan \(2\// }).click();
  await expect(comparisonTable(page)).toBeVisible();
};

const closeComparison: Interaction = async (page) => {
  await page.keyboard.press('Escape');
  await expect(comparisonTable(page)).toBeHidden();
};

/** The first touch loads the scripts of the page, which the interaction must not wait for. */
const touchFirst: Interaction = async (page) => {
  await page.getByRole('searchbox', { name: 'Cari nama produk' }).click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
};

test.use({ viewport: PHONE });

for (const [name, path] of Object.entries({ health: `${HEALTH_LIST}?${ADULT_QUERY}`, vehicle: VEHICLE_LIST }))
  test(`the ${name} list responds to each interaction within 100 ms at 4x CPU throttling`, async ({
    page,
  }) => {
    await expectFastInteractions(page, (tab) => openList(tab, path), {
      filterByName,
      sortByPremium,
      choosePlans: async (tab) => {
        await togglePlans(tab);
        await expect(tab.getByRole('button', { name: /^Bandingkan \(2\// })).toBeVisible();
        await togglePlans(tab);
      },
    });
    let areTwoPlansChosen = false;
    const openWithTwoPlans = async (tab: Page) => {
      await openList(tab, path);
      // The page stores the choice, so later rounds begin with it.
      if (!areTwoPlansChosen) await togglePlans(tab);
      areTwoPlansChosen = true;
      await expect(tab.getByRole('button', { name: /^Bandingkan \(2\// })).toBeVisible();
    };
    await expectFastInteractions(page, openWithTwoPlans, { openComparison });
    const openWithComparison = async (tab: Page) => {
      await openWithTwoPlans(tab);
      await openComparison(tab);
    };
    await expectFastInteractions(page, openWithComparison, { closeComparison });
    await expectFastInteractions(page, async (tab) => void (await tab.goto(path)), { touchFirst });
  });

test('the order form changes its step within 100 ms at 4x CPU throttling', async ({ page, request }) => {
  await signIn(page, await registerMember(request));
  await openList(page, `${HEALTH_LIST}?${ADULT_QUERY}`);
  await chooseFirstOnlinePlan(page);
  await expectStep(page, 'Detail Produk');
  const firstStep = page.url().replace(/#.*/, '');
  const openFirstStep = async (tab: Page) => {
    await tab.goto(`${firstStep}#produk`);
    await tab.reload();
    await expectStep(tab, 'Detail Produk');
  };
  const continueToNextStep: Interaction = async (tab) => {
    await acceptTerms(tab);
    await expectStep(tab, 'Data Diri Tertanggung');
  };
  const openSecondStep = async (tab: Page) => {
    await openFirstStep(tab);
    await continueToNextStep(tab);
  };
  await expectFastInteractions(page, openFirstStep, { continueToNextStep });
  await expectFastInteractions(page, openSecondStep, {
    typeText: async (tab) => {
      await tab.getByRole('textbox', { name: 'Tempat Lahir' }).click();
      await tab.keyboard.type('Padang', { delay: 100 });
    },
    submitIncompleteStep: async (tab) => {
      await tab.getByRole('textbox', { name: 'Tempat Lahir' }).fill('');
      await tab.getByRole('button', { name: 'Lanjut', exact: true }).click();
      await expect(tab.getByText('wajib di isi').first()).toBeVisible();
    },
    returnToFirstStep: async (tab) => {
      await tab.getByRole('button', { name: 'Kembali', exact: true }).click();
      await expectStep(tab, 'Detail Produk');
    },
  });
});
