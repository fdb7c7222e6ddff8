import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { PlanCard } from '../../../packages/domain/src/lines/record.ts';
import { registerMember, signIn } from './member.ts';
import { hydrate } from './scripts.ts';

export const HEALTH_LIST = '/products/kesehatan/plan';
/** The list for a Toyota of 2024 with a plate of the region B. */
export const VEHICLE_LIST =
  '/products/kendaraan/list?vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B';
export const ACCIDENT_LIST = '/products/kecelakaandiri/plan';
/** Query with a birth date for which health and personal accident have plans. */
export const ADULT_QUERY = 'dob=1990-01-01';

export const planCards = (page: Page) => page.getByRole('article');

/** Waits until the list has loaded; returns the names of the displayed plans in order. */
export async function planNames(page: Page) {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return planCards(page).getByRole('heading').allTextContents();
}

/** Signs in a new member without a profile; members see all plans of a list. */
export async function signInForPlans(page: Page, request: APIRequestContext) {
  const account = await registerMember(request, undefined, { isComplete: false });
  await signIn(page, account);
  return account;
}

/**
 * Opens a list of plans and waits until it is hydrated and loaded. For a member, waits until the member's list has replaced
 * the visitor's list, which is in the HTML.
 */
export async function openList(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
  const results = page.locator('[aria-busy="false"]');
  await expect(results.getByRole('status').filter({ hasText: /produk ditemukan/ })).toBeAttached();
}

const PLANS_PER_PAGE = 10;

/**
 * Replaces the API's list of personal accident plans by `pageCount` pages of ten copies of the server's first plan. A search
 * returns half as many pages.
 */
export async function fakeLongList(page: Page, pageCount: number) {
  const list = await page.request.get(`/api/v1/personal-accidents?${ADULT_QUERY}`);
  const { rows: serverRows } = ((await list.json()) as { response: { rows: PlanCard[] } }).response;
  await page.route('**/api/v1/personal-accidents?**', async (route) => {
    const params = new URL(route.request().url()).searchParams;
    const currentPage = Number(params.get('page') ?? 1);
    const size = Number(params.get('size'));
    const total = (params.get('q') ? pageCount / 2 : pageCount) * PLANS_PER_PAGE;
    const rows = Array.from({ length: size }, (_, index) => {
      const number = (currentPage - 1) * size + index + 1;
      return { ...serverRows[0], _id: `plan-${number}`, productName: `Perlindungan Diri ${number}` };
    });
    const totalPages = total / size;
    const response = { rows, total, totalPages, currentPage, companies: [], birthDate: '' };
    await route.fulfill({ json: { message: 'OK', response } });
  });
}
