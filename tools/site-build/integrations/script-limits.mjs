import { BUDGETS } from '../budgets.mjs';
import { FLOW_ISLAND } from './flow-islands.mjs';
import { RENDERER_PATH } from './preact/preact.mjs';

/** Kinds of pages, as in `BUDGETS`, by the end of the island's module id. The first row whose pattern matches counts. */
const KINDS = [
  [/\/islands\/BirthDateSearch\.tsx$/, 'touchedBirthDateSearch'],
  [/\/islands\/PropertySearch\.tsx$/, 'touchedPropertySearch'],
  [/\/islands\/VehicleSearch\.tsx$/, 'touchedVehicleSearch'],
  [/flow\/(MemberOrder|OrderRevision)$/, 'order'],
  [/flow\/(ClaimSubmission|HeirSubmission)$/, 'claim'],
  [/flow\/(Login|Recovery|Register|ResetPassword)$/, 'touchedForm'],
  [/\/PlanPage\.tsx$|flow\/Plans$/, 'touchedList'],
  [/flow\/OrderStatus$|\/InvoicePage\.tsx$/, 'record'],
  [/./, 'member'],
];
/** Brotli compresses the scripts to this share, in files of their usual sizes. The claim form has more small files. */
const COMPRESSED_SHARE = 0.28;
const COMPRESSED_SHARE_OF_CLAIMS = 0.3;
/** Compressed kilobytes of a page that are not in the island's files: the small files and the scripts of the page. */
const OTHER_KILOBYTES = 8;
/**
 * Files of a page that the plug-in does not count: the script with which Astro starts an island, and the island's file behind
 * its small module. Some pages of members also load the files of a part after their first view.
 */
const OTHER_FILES = 2;
const OTHER_FILES_OF_MEMBERS = 3;
/** The form of a vehicle order loads one more part. */
const OTHER_FILES_OF_ORDERS = 4;

/** Returns the number of files of a page that the plug-in does not count. */
function otherFilesOf(kind) {
  if (kind === 'order') return OTHER_FILES_OF_ORDERS;
  return ['member', 'record'].includes(kind) ? OTHER_FILES_OF_MEMBERS : OTHER_FILES;
}

const isIsland = (module) => module.includes('/src/islands/') || module.includes(FLOW_ISLAND);

const kindOf = (module) => KINDS.find(([island]) => island.test(module))[1];

/** Returns the bytes before compression with which a page of an island is within its budget. */
function maxBytesOf(module) {
  const kind = kindOf(module);
  const share = kind === 'claim' ? COMPRESSED_SHARE_OF_CLAIMS : COMPRESSED_SHARE;
  return ((BUDGETS[kind].script - OTHER_KILOBYTES) * 1024) / share;
}

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
  maxFiles: (module) => BUDGETS[kindOf(module)].files - otherFilesOf(kindOf(module)),
  // Lazy parts have no limit, because their additional bytes delay no first view.
  maxBytes: (module) => (isIsland(module) ? maxBytesOf(module) : Number.POSITIVE_INFINITY),
  isIsland,
  isRenderer: (module) => module.endsWith(RENDERER_PATH),
  isFirstPart: (island, part) =>
    FIRST_PARTS.some(([idEnd, pattern]) => island.endsWith(idEnd) && pattern.test(part)),
  // The page of the profile displays the privacy settings below the form.
  isCompanion: (part, companion) =>
    part.endsWith('/ProfilePanel.tsx') && companion.endsWith('/PrivacyPanel.tsx'),
};
