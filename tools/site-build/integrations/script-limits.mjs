import { FLOW_ISLAND } from './flow-islands.mjs';
import { RENDERER_PATH } from './preact/preact.mjs';

/**
 * Limits of the uncompressed bytes that a page of an island loads. Brotli compresses them to about 28 %. The compressed
 * size must not exceed the budget of the page, see `BUDGETS` (`npm run budgets`). The first row whose patterns match the
 * id of the island's module, and the id of the part that the page starts with, counts.
 */
const MAX_BYTES = [
  [/\/islands\/BirthDateSearch\.tsx$/, 125_000],
  [/\/islands\/PropertySearch\.tsx$/, 156_000],
  [/\/islands\/VehicleSearch\.tsx$/, 180_000],
  [/flow\/(MemberOrder|OrderRevision)$/, 392_000],
  [/flow\/(ClaimSubmission|HeirSubmission)$/, 333_000],
  [/flow\/ResetPassword$/, 401_000],
  [/flow\/Account$/, 250_000, /\/ProfilePanel\.tsx$/],
  [/flow\/Account$/, 222_000, /\/UnsentDrafts\.tsx$/],
  [/flow\/Account$/, 191_000],
  [/flow\/(Policies|Invoices|Orders|Claims)$/, 184_000],
  [/flow\/(OrderStatus|Claim|HeirClaim)$/, 226_000],
  [/flow\/(PaymentResult|HeirClaimSent)$/, 174_000],
  [/\/(Policy|Invoice)Page\.tsx$/, 199_000],
  [/\/PlanPage\.tsx$/, 226_000],
  [/flow\/Plans$/, 239_000],
  [/flow\/Register$/, 287_000],
  [/flow\/(Login|Recovery)$/, 290_000],
  [/flow\/PolicySearch$/, 180_000],
  [/./, 182_000],
];
const maxBytesOf = (module, part = '') =>
  MAX_BYTES.find(([island, , firstPart]) => island.test(module) && (!firstPart || firstPart.test(part)))[1];
const isIsland = (module) => module.includes('/src/islands/') || module.includes(FLOW_ISLAND);

/**
 * The budget of a page is 16 files. Two or three of them do not count here: the script with which Astro starts an island,
 * the island's file behind its small module, and the files of a part that loads later. A lower number gives a page's files
 * more weight in the choice of merges. The numbers and `MAX_BYTES` were chosen together, by a random search for values with
 * which every page is within its budget.
 */
const MAX_FILES = 14;
/** @type {[RegExp, number][]} */
const MAX_FILES_OF_FORMS = [
  [/flow\/MemberOrder$/, 13],
  [/flow\/OrderRevision$/, 11],
  [/flow\/(ClaimSubmission|HeirSubmission)$/, 11],
];
const maxFilesOf = (module) => MAX_FILES_OF_FORMS.find(([form]) => form.test(module))?.[1] ?? MAX_FILES;

/**
 * Lazy parts that a page loads for its first view, such as a line's form or a tab. Each row has the end of the island's id
 * and the pattern of the parts' ids.
 */
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
  maxFiles: maxFilesOf,
  // Lazy parts have no limit, because their additional bytes delay no first view.
  maxBytes: (module, part) => (isIsland(module) ? maxBytesOf(module, part) : Number.POSITIVE_INFINITY),
  isIsland,
  isRenderer: (module) => module.endsWith(RENDERER_PATH),
  isFirstPart: (island, part) =>
    FIRST_PARTS.some(([idEnd, pattern]) => island.endsWith(idEnd) && pattern.test(part)),
  // The page of the profile displays the privacy settings below the form.
  isCompanion: (part, companion) =>
    part.endsWith('/ProfilePanel.tsx') && companion.endsWith('/PrivacyPanel.tsx'),
};
