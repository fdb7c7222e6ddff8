/** Maximum number of script files that a page loads first, because each file needs a round trip on a slow network. */
export const MAX_SCRIPT_FILES = 16;
/**
 * Maximum for the page of an order or an invoice, whose content is shown by script: about two requests on each of a browser's six
 * connections. With 15 files, the largest paint of an order was later than 2 s in `npm run bench:pages`.
 */
const MAX_RECORD_FILES = 13;
/**
 * Budgets by kind of page. `untouched` and `touched…`: a page before and after its first touch. `member`: a page that
 * loads its scripts immediately, such as a member's. `record`: the page of an order or an invoice. `desk`: the first list of the desk. `files` is the number of script files. `script` and `document` (HTML
 * and styles) are in kilobytes after brotli, `inline` (code in script elements) in kilobytes before compression.
 */
export const BUDGETS = {
  content: { files: 0, script: 0, inline: 3, document: 30 },
  untouched: { files: 0, script: 0 },
  touchedBirthDateSearch: { files: MAX_SCRIPT_FILES, script: 38 },
  touchedPropertySearch: { files: MAX_SCRIPT_FILES, script: 50 },
  touchedVehicleSearch: { files: MAX_SCRIPT_FILES, script: 58 },
  touchedList: { files: MAX_SCRIPT_FILES, script: 73 },
  touchedForm: { files: MAX_SCRIPT_FILES, script: 87 },
  member: { files: MAX_SCRIPT_FILES, script: 80 },
  record: { files: MAX_RECORD_FILES, script: 80 },
  order: { files: MAX_SCRIPT_FILES, script: 115 },
  claim: { files: MAX_SCRIPT_FILES, script: 100 },
  desk: { files: MAX_SCRIPT_FILES, script: 180 },
};
