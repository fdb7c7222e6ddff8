import { FLOW_ISLAND } from './flow-islands.mjs';

/**
 * How many bytes before compression a page may load without need, when chunks are merged into fewer files. The page
 * still loads fewer bytes in total, because one file compresses better than five.
 */
const DEFAULT_MAX_GROWTH = 50_000;
/**
 * Limits of single islands, as the budgets of their pages require (`npm run budgets`). The key is the end of the id of
 * the island's module, or of the part that the page starts with.
 */
const MAX_GROWTH = [
  ['/ProfilePanel.tsx', 20_000],
  ['/BirthDateSearch.tsx', 35_000],
  ['/islands/VehicleSearch.tsx', 38_000],
  ['/islands/PropertySearch.tsx', 20_000],
  ['flow/Login', 37_000],
  ['flow/Register', 27_000],
  ['flow/Recovery', 42_000],
  ['flow/ResetPassword', 52_000],
  ['flow/Account', 35_000],
  ['flow/Plans', 60_000],
  ['/PlanPage.tsx', 72_000],
  ['flow/ClaimSubmission', 75_000],
  ['flow/HeirSubmission', 52_000],
  ['flow/HeirClaimSent', 90_000],
  ['flow/Claim', 60_000],
  ['flow/Policies', 33_000],
  ['/PolicyPage.tsx', 105_000],
  ['flow/OrderStatus', 90_000],
  ['flow/MemberOrder', 128_000],
  ['flow/OrderRevision', 164_000],
];
const isIsland = (module) => module.includes('/src/islands/') || module.includes(FLOW_ISLAND);

/** Lazy parts that a page loads for its first view, such as a line's form or a tab, by the end of the island's id. */
const FIRST_PARTS = [
  ['/PlanPage.tsx', /\/lines\/[\w-]+\/details\.tsx$/],
  ['flow/MemberOrder', /\/lines\/[\w-]+\/order\.ts$/],
  ['flow/OrderRevision', /\/lines\/[\w-]+\/order\.ts$/],
  ['flow/OrderStatus', /\/lines\/[\w-]+\/record\.ts$/],
  ['flow/Account', /\/flows\/panels\/\w+\.tsx$/],
];

/**
 * Options of `fewScriptFiles` for this site.
 * @type {Omit<import('../../script-files/few-script-files.mjs').Options, 'plugins' | 'resolve'>}
 */
export const SCRIPT_LIMITS = {
  // The budget of a page is 16 files, which includes the lazy parts of its first view.
  maxFiles: 12,
  // Lazy parts have no limit, because their additional bytes delay no first view.
  maxGrowth: (module, part = '') => {
    if (!isIsland(module)) return Number.POSITIVE_INFINITY;
    const limit = MAX_GROWTH.find(([ending]) => part.endsWith(ending) || module.endsWith(ending));
    return limit?.[1] ?? DEFAULT_MAX_GROWTH;
  },
  isIsland,
  startsWith: (island, part) =>
    FIRST_PARTS.some(([ending, pattern]) => island.endsWith(ending) && pattern.test(part)),
};
