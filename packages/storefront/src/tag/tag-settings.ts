import { isProductType, type ProductType } from '@naungan/domain/lines';

/** Settings from the attributes of an element: `<naungan-plans>` or `<naungan-order>`. */
export type TagSettings = {
  line: ProductType;
  /** Id of the plan to order; null shows the list. */
  plan: string | null;
  /** The search as a URL query. */
  search: string;
  partner: string | null;
  /** Origin of the API. */
  api: string;
  headingLevel: 1 | 2 | 3 | 4;
  /** Name under which this element stores its page in history entries. */
  historyKey: string;
};

/** Attributes of `<naungan-plans>` and `<naungan-order>`. */
export const ATTRIBUTES = [
  'line',
  'plan',
  'date-of-birth',
  'search',
  'partner',
  'api',
  'heading-level',
] as const;

const HEADING_LEVELS = [1, 2, 3, 4] as const;
const DATE_PATTERN = /^\d{4}-\d\d-\d\d$/;
/** Returns whether a text is a past date. The time of an impossible date is NaN, for which the comparison is false. */
const isPastDate = (text: string) => DATE_PATTERN.test(text) && Date.parse(text) <= Date.now();
/** A URL with a scheme, or a path that starts with `/`. Another value would be a path relative to the host's page. */
const ADDRESS_PATTERN = /^(https?:\/\/\w|\/)/;

/**
 * Returns the name under which an element stores its page and restores it after a reload: its id, or its
 * position.
 */
function historyKeyOf(element: Element): string {
  const { id, localName } = element;
  if (id !== '') return `${localName}-${id}`;
  const index = [...document.querySelectorAll(localName)].indexOf(element);
  return index > 0 ? `${localName}-${index + 1}` : localName;
}

/**
 * Reads the attributes; returns an error message for the developer if they are invalid.
 * @param scriptOrigin origin from which the page loaded the script, or an empty string; the default of `api`
 */
export function readSettings(element: Element, scriptOrigin: string): TagSettings | string {
  const value = (name: (typeof ATTRIBUTES)[number]) => element.getAttribute(name)?.trim() || null;
  const [line, dob] = [value('line') ?? '', value('date-of-birth')];
  if (!isProductType(line)) return `<${element.localName}>: line="${line}" is not sold here.`;
  const plan = value('plan');
  if (element.localName === 'naungan-order' && !plan)
    return '<naungan-order> needs plan="…", the id of the plan to order.';
  const api = value('api') ?? scriptOrigin;
  if (api === '')
    return `<${element.localName}> needs api="…", the origin of the API: https://broker.example.`;
  if (!ADDRESS_PATTERN.test(api) || !URL.canParse(api, document.baseURI))
    return `<${element.localName}>: api="${api}" is not a URL such as https://broker.example.`;
  const search = new URLSearchParams(value('search') ?? '');
  if (dob) search.set('dob', dob);
  // An invalid date is reported to the developer; the search form then requests the date from the visitor.
  if (dob && !isPastDate(dob))
    console.error(`<${element.localName}>: date-of-birth="${dob}" is not a past date such as 1990-01-31.`);
  return {
    line,
    plan,
    search: search.toString(),
    partner: value('partner'),
    api: new URL(api, document.baseURI).origin,
    headingLevel: HEADING_LEVELS.find((level) => String(level) === value('heading-level')) ?? 2,
    historyKey: historyKeyOf(element),
  };
}
