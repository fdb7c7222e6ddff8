import { FLOW_ISLAND } from './flow-islands.mjs';

/**
 * Bytes before compression that a page may load without need. The page still gets lighter, because one file
 * compresses better than five.
 */
const GROWTH = 90_000;
/** Lower limits for islands and parts near their budget (`npm run budgets`), by the end of their module's id. */
const LESS_GROWTH = [
  ['flow/Plans', 80_000],
  ['/VehicleSearch.tsx', 36_000],
  ['/PropertySearch.tsx', 36_000],
  ['flow/Register', 22_000],
  ['flow/Account', 30_000],
  ['flow/Orders', 40_000],
  ['flow/Policies', 40_000],
  ['flow/Invoices', 40_000],
  ['flow/Claims', 40_000],
  ['flow/MemberOrder', 18_000],
  ['/ProfilePanel.tsx', 40_000],
  ['/PrivacyPanel.tsx', 60_000],
];

/**
 * Options of `fewScriptFiles` for this site.
 * @type {Omit<import('../../script-files/few-script-files.mjs').Options, 'plugins' | 'resolve'>}
 */
export const SCRIPT_LIMITS = {
  // The budget allows 16, with parts of the first view that are loaded on demand.
  mostFiles: 9,
  growth: (module) => LESS_GROWTH.find(([end]) => module.endsWith(end))?.[1] ?? GROWTH,
  isIsland: (module) => module.includes('/src/islands/') || module.includes(FLOW_ISLAND),
  // Tabs of the account are loaded on demand, but the page shows one of them at once.
  isFirstView: (module) => module.includes('/flows/panels/'),
};
