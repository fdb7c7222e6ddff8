import { isSoldLine, type SoldLine } from '@naungan/domain/lines';

/** What the attributes of a tag say. */
export type TagSettings = {
  line: SoldLine;
  /** Of a plan that is ordered; else the list is shown. */
  plan: string | null;
  /** As the query of an address. */
  search: string;
  partner: string | null;
  /** Origin of the API. */
  api: string;
  headingLevel: 1 | 2 | 3 | 4;
  /** What this tag keeps in entries of the history stands under this name. */
  historyKey: string;
};

/** Attributes of both tags. */
export const ATTRIBUTES = [
  'line',
  'plan',
  'date-of-birth',
  'search',
  'partner',
  'api',
  'heading-level',
] as const;

const LEVELS = [1, 2, 3, 4] as const;
const DATE = /^\d{4}-\d\d-\d\d$/;
/** One without a scheme would be a page beside the host's own. */
const ADDRESS = /^(https?:\/\/\w|\/)/;

/** Tags of one page each keep their own page, and find it again after a reload: by their id, or by their place. */
function historyKeyOf(element: Element): string {
  const { id, localName } = element;
  if (id !== '') return `${localName}-${id}`;
  const place = [...document.querySelectorAll(localName)].indexOf(element);
  return place > 0 ? `${localName}-${place + 1}` : localName;
}

/**
 * Reads the attributes; a sentence for the developer when they make no sense.
 * @param scriptOrigin Where the script came from: the broker's site, unless `api` says otherwise.
 */
export function readSettings(element: Element, scriptOrigin: string): TagSettings | string {
  const value = (name: (typeof ATTRIBUTES)[number]) => element.getAttribute(name)?.trim() || null;
  const [line, dob] = [value('line') ?? '', value('date-of-birth')];
  if (!isSoldLine(line)) return `<${element.localName}>: line="${line}" is not sold here.`;
  const plan = value('plan');
  if (element.localName === 'naungan-order' && !plan) return '<naungan-order> needs plan="…".';
  const api = value('api') ?? scriptOrigin;
  if (!ADDRESS.test(api) || !URL.canParse(api, document.baseURI))
    return `<${element.localName}>: api="${api}" is no address.`;
  const search = new URLSearchParams(value('search') ?? '');
  if (dob) search.set('dob', dob);
  // A form asks for it instead.
  if (dob && !(DATE.test(dob) && Date.parse(dob) <= Date.now()))
    console.error(`<${element.localName}>: date-of-birth="${dob}" is no date like 1990-01-31.`);
  return {
    line,
    plan,
    search: search.toString(),
    partner: value('partner'),
    api: new URL(api, document.baseURI).origin,
    headingLevel: LEVELS.find((level) => String(level) === value('heading-level')) ?? 2,
    historyKey: historyKeyOf(element),
  };
}
