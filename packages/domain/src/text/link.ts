/**
 * Endings that mail programs make a link of. Only those that are no name, title or degree: 'S.Ag', 'M.Si' and 'Budi.SE'
 * are people, though .ag, .si and .se are countries.
 */
const ENDINGS = [
  ...['com', 'net', 'org', 'info', 'biz', 'id', 'co', 'io', 'cc', 'tk', 'ru', 'cn', 'gg', 'pw', 'uk'],
  ...['xyz', 'online', 'site', 'website', 'store', 'shop', 'top', 'click', 'link', 'page', 'cloud', 'club'],
  ...['vip', 'live', 'app', 'icu', 'web', 'space', 'test', 'example'],
].join('|');

const LINKS = [
  // A scheme; the punctuation after it may have been left out.
  /(?<![\p{L}\p{N}])https?(?![\p{L}\p{N}])/iu,
  /:\/\//u,
  /(?<![\p{L}\p{N}])www\./iu,
  // 'bit.ly/a': a name, a dot, an ending and a path. After one letter it may be two degrees: 'S.Pd/M.Pd'.
  /[\p{L}\p{N}-]{2,}\.\p{L}{2,}\/[\p{L}\p{N}]/iu,
  /(?<![\p{L}\p{N}.])\p{L}\.\p{L}{2,}\/(?!\p{L}{1,2}\.)[\p{L}\p{N}]/iu,
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu'),
  // An address in numbers; 'Rp1.000.000.000' is money.
  /(?<!\d|Rp\s?)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
];

/** Whether a mail program would make a link of a part of the text, or a reader would take it for one. */
export function carriesLink(text: string): boolean {
  return LINKS.some((link) => link.test(text));
}
