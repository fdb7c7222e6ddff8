import { FLOW_ISLAND } from './flow-islands.mjs';

/**
 * Limits of the uncompressed bytes that a page of an island loads. Brotli compresses them to about 28 %, which must
 * not exceed the budget of the page, see `BUDGETS` (`npm run budgets`). The first pattern that matches the id of the
 * island's module counts.
 */
const MAX_BYTES = [
  [/\/islands\/(BirthDate|Vehicle|Property)Search\.tsx$/, 333_000],
  [/flow\/(MemberOrder|OrderRevision|ClaimSubmission|HeirSubmission|ResetPassword)$/, 562_000],
  [/flow\/Account$/, 404_000],
  [/flow\/(Policies|Invoices|Orders|Claims)$/, 366_000],
  [/(flow\/(OrderStatus|PaymentResult|Claim|HeirClaim|HeirClaimSent)|\/(Invoice|Policy)Page\.tsx)$/, 422_000],
  [/\/PlanPage\.tsx$/, 449_000],
  [/flow\/(Login|Register)$/, 467_000],
  [/./, 462_000],
];
const isIsland = (module) => module.includes('/src/islands/') || module.includes(FLOW_ISLAND);

/** The budget of a page is 16 files, which includes the lazy parts of its first view. An order form has the most parts. */
const MAX_FILES = 13;
const MAX_ORDER_FILES = 9;
const ORDER = /flow\/MemberOrder$/;

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
  maxFiles: (module) => (ORDER.test(module) ? MAX_ORDER_FILES : MAX_FILES),
  // Lazy parts have no limit, because their additional bytes delay no first view.
  maxBytes: (module) =>
    isIsland(module) ? MAX_BYTES.find(([pattern]) => pattern.test(module))[1] : Number.POSITIVE_INFINITY,
  isIsland,
  isFirstPart: (island, part) =>
    FIRST_PARTS.some(([idEnd, pattern]) => island.endsWith(idEnd) && pattern.test(part)),
  // The page of the profile displays the privacy settings below the form.
  isCompanion: (part, companion) =>
    part.endsWith('/ProfilePanel.tsx') && companion.endsWith('/PrivacyPanel.tsx'),
};
