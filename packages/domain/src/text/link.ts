/**
 * Top-level domains that mail programs turn into links. Excludes those that are also names, titles or
 * degrees: 'S.Ag', 'M.Si' and 'Budi.SE' are persons, although .ag, .si and .se are countries.
 */
const TOP_LEVEL_DOMAINS = [
  ...['com', 'net', 'org', 'info', 'biz', 'id', 'co', 'io', 'cc', 'tk', 'ru', 'cn', 'gg', 'pw', 'uk'],
  ...['xyz', 'online', 'site', 'website', 'store', 'shop', 'top', 'click', 'link', 'page', 'cloud', 'club'],
  ...['vip', 'live', 'app', 'icu', 'web', 'space', 'test', 'example'],
].join('|');

const LINKS = [
  // A URL scheme, also without the punctuation after it.
  /(?<![\p{L}\p{N}])https?(?![\p{L}\p{N}])/iu,
  /:\/\//u,
  /(?<![\p{L}\p{N}])www\./iu,
  // 'bit.ly/a': a name, a dot, a domain ending and a path. A single letter before the dot may be a degree:
  // 'S.Pd/M.Pd'.
  /[\p{L}\p{N}-]{2,}\.\p{L}{2,}\/[\p{L}\p{N}]/iu,
  /(?<![\p{L}\p{N}.])\p{L}\.\p{L}{2,}\/(?!\p{L}{1,2}\.)[\p{L}\p{N}]/iu,
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${TOP_LEVEL_DOMAINS})(?![\\p{L}\\p{N}])`, 'iu'),
  // An IP address; 'Rp1.000.000.000' is money.
  /(?<!\d|Rp\s?)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
];

/** Whether a mail program would turn part of the text into a link, or a reader would take it for one. */
export function containsLink(text: string): boolean {
  return LINKS.some((link) => link.test(text));
}
