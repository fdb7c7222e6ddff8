import { type Page, test } from '@playwright/test';
import { registerMember } from '../e2e/support/member.ts';
import { createJourney } from './support/journey.ts';

const HOST_URL = process.env.PARTNER_URL ?? '';
const API = process.env.PARTNER_API ?? '';
const ROWS: Record<string, string> = JSON.parse(process.env.PARTNER_ROWS ?? '{}');

// The titles of the groups and the tags are the rows and columns of the table that tools/partners prints.
for (const [host, path] of Object.entries(ROWS))
  test.describe(host, () => {
    test.describe.configure({ mode: 'serial' });
    let page: Page;
    let journey: ReturnType<typeof createJourney>;

    test.beforeAll(async ({ browser, playwright }) => {
      page = await browser.newPage();
      const request = await playwright.request.newContext({ baseURL: API });
      journey = createJourney(page, await registerMember(request));
    });
    test.afterAll(() => page.close());

    test('a visitor sees the list of plans', { tag: '@list' }, () => journey.seesPlans(HOST_URL + path));
    test('a visitor compares two plans', { tag: '@compare' }, () => journey.comparesTwoPlans());
    test('a visitor who gives contact details sees all plans', { tag: '@unlock' }, () =>
      journey.unlocksAllPlans(),
    );
    test('the back button returns from a plan to the list', { tag: '@back' }, () =>
      journey.goesBackFromAPlan(),
    );
    test('a reload shows the same step of the order with its input', { tag: '@reload' }, () =>
      journey.reloadsTheOrderForm(),
    );
    test('a member places the order', { tag: '@order' }, () => journey.placesTheOrder());
    test('a member pays the invoice, and the page shows the payment', { tag: '@pay' }, () =>
      journey.paysTheInvoice(),
    );
    test("a policy links to the claim form on the broker's site", { tag: '@claim' }, () =>
      journey.findsTheClaimForm(API),
    );
  });
