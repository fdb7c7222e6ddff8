import { FLOW_ISLAND } from './flow-islands.mjs';

/**
 * Bytes before compression that a page may load without need. The page still gets lighter, because one file compresses
 * better than five.
 */
const GROWTH = 50_000;
/** Limits of single islands, by the end of their module's id, or of the part's that they start with (`npm run budgets`). */
const GROWTH_OF = [
  ['/ProfilePanel.tsx', 20_000],
  ['/BirthDateSearch.tsx', 35_000],
  ['/islands/VehicleSearch.tsx', 37_000],
  ['/islands/PropertySearch.tsx', 20_000],
  ['flow/Login', 37_000],
  ['flow/Register', 34_000],
  ['flow/Recovery', 42_000],
  ['flow/ResetPassword', 52_000],
  ['flow/Account', 35_000],
  ['flow/Plans', 60_000],
  ['/PlanPage.tsx', 72_000],
  ['flow/ClaimSubmission', 75_000],
  ['flow/HeirSubmission', 52_000],
  ['flow/Claim', 60_000],
  ['flow/Policies', 33_000],
  ['/PolicyPage.tsx', 105_000],
  ['flow/OrderStatus', 90_000],
  ['flow/MemberOrder', 118_000],
  ['flow/OrderRevision', 164_000],
];
const isIsland = (module) => module.includes('/src/islands/') || module.includes(FLOW_ISLAND);

/** Parts of the first view that load on demand, by the end of their island's module: one of a line, or a tab. */
const FIRST_VIEWS = [
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
  // The budget allows 16, with parts of the first view that are loaded on demand.
  mostFiles: 12,
  // Parts on demand have no limit: what they load without need delays no first view.
  growth: (module, part = '') =>
    isIsland(module)
      ? (GROWTH_OF.find(([end]) => part.endsWith(end) || module.endsWith(end))?.[1] ?? GROWTH)
      : Number.POSITIVE_INFINITY,
  isIsland,
  startsWith: (island, part) => FIRST_VIEWS.some(([end, parts]) => island.endsWith(end) && parts.test(part)),
};
