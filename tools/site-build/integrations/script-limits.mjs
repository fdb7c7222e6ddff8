import { FLOW_ISLAND } from './flow-islands.mjs';

/**
 * Bytes before compression that a page may load without need. The page still gets lighter, because one file compresses
 * better than five.
 */
const GROWTH = 60_000;
/** Limits of single islands, by the end of their module's id: lower ones for islands near their budget (`npm run budgets`). */
const GROWTH_OF = [
  ['/BirthDateSearch.tsx', 14_000],
  ['/islands/VehicleSearch.tsx', 36_000],
  ['/islands/PropertySearch.tsx', 36_000],
  ['flow/Login', 36_000],
  ['flow/Register', 36_000],
  ['flow/Account', 30_000],
  ['flow/MemberOrder', 120_000],
  ['flow/OrderRevision', 150_000],
];
const isIsland = (module) => module.includes('/src/islands/') || module.includes(FLOW_ISLAND);

/** Parts of the first view that load on demand, by the end of their island's module: one of a line, or a tab. */
const FIRST_VIEWS = [
  ['/PlanPage.tsx', /\/lines\/[\w-]+\/details\.tsx$/],
  ['flow/MemberOrder', /\/lines\/[\w-]+\/order\.ts$/],
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
  growth: (module) =>
    isIsland(module)
      ? (GROWTH_OF.find(([end]) => module.endsWith(end))?.[1] ?? GROWTH)
      : Number.POSITIVE_INFINITY,
  isIsland,
  startsWith: (island, part) => FIRST_VIEWS.some(([end, parts]) => island.endsWith(end) && parts.test(part)),
};
