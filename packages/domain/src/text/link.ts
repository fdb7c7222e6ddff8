/**
 * Top-level domains that mail programs turn into links. Does not contain domains that occur in names and degrees: 'S.Ag',
 * 'M.Si' and 'Budi.SE' are valid in names, although .ag, .si and .se are top-level domains.
 */
const TOP_LEVEL_DOMAINS = [
  'com|net|org|info|biz|id|co|io|cc|tk|ru|cn|gg|pw|uk',
  'xyz|online|site|website|store|shop|top|click|link|page|cloud|club',
  'vip|live|app|icu|web|space|test|example',
].join('|');

const LINK_PATTERNS = [
  // A URL scheme, also without the punctuation after it.
  /(?<![\p{L}\p{N}])https?(?![\p{L}\p{N}])/iu,
  /:\/\//u,
  // An address that begins with 'www.'.
  /(?<![\p{L}\p{N}])www\./iu,
  // A domain with a path: 'bit.ly/a'. A single letter before the dot may instead be a degree: 'S.Pd/M.Pd'.
  /[\p{L}\p{N}-]{2,}\.\p{L}{2,}\/[\p{L}\p{N}]/iu,
  /(?<![\p{L}\p{N}.])\p{L}\.\p{L}{2,}\/(?!\p{L}{1,2}\.)[\p{L}\p{N}]/iu,
  // A domain without a path: 'evil.com'.
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${TOP_LEVEL_DOMAINS})(?![\\p{L}\\p{N}])`, 'iu'),
  // An IP address, but not an amount such as 'Rp1.000.000.000'.
  /(?<!\d|Rp\s?)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
];

/**
 * Returns whether a mail program may turn a part of the text into a link, or a reader may think that the text
 * contains a link.
 */
export function containsLink(text: string): boolean {
  return LINK_PATTERNS.some((pattern) => pattern.test(text));
}
