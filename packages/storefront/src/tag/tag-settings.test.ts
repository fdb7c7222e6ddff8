import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from './tag-settings.ts';

const SCRIPT = 'https://broker.example';

/** Returns the elements of a fake page in document order, with the properties that the settings are read from. */
function pageOf(...elements: ({ localName?: string; id?: string } & Record<string, string>)[]): Element[] {
  const page = elements.map(({ localName = 'naungan-plans', id = '', ...attributes }) =>
    Object.assign(Object.create(null), {
      localName,
      id,
      getAttribute: (name: string) => attributes[name] ?? null,
    }),
  );
  vi.stubGlobal('document', {
    baseURI: 'https://toko.example/asuransi/',
    querySelectorAll: (name: string) => page.filter(({ localName }) => localName === name),
  });
  return page;
}

const settingsOf = (element: Element | undefined) => element && readSettings(element, SCRIPT);

beforeEach(() => {
  pageOf();
});
afterEach(() => vi.unstubAllGlobals());

test('readSettings uses the origin of the script as the API, and starts with the list of plans', () => {
  const [tag] = pageOf({ line: 'kesehatan', 'date-of-birth': '1990-01-01', partner: 'toko-maju' });
  expect(settingsOf(tag)).toEqual({
    line: 'kesehatan',
    plan: null,
    search: 'dob=1990-01-01',
    partner: 'toko-maju',
    api: SCRIPT,
    headingLevel: 2,
    historyKey: 'naungan-plans',
  });
});

test('readSettings reads the search of any line, and date-of-birth replaces the birth date of the search', () => {
  const [vehicleTag, healthTag] = pageOf(
    { line: 'kendaraan', search: 'vehicleType=MV4&plat=B' },
    { line: 'kesehatan', search: 'dob=1980-01-01', 'date-of-birth': '1990-01-01' },
  );
  expect(settingsOf(vehicleTag)).toMatchObject({ search: 'vehicleType=MV4&plat=B' });
  expect(settingsOf(healthTag)).toMatchObject({ search: 'dob=1990-01-01' });
});

test('readSettings gives the elements of one page different history keys, by id or by position', () => {
  const page = pageOf(
    { line: 'kesehatan' },
    { line: 'kesehatan' },
    { line: 'kesehatan', id: 'mobil' },
    { localName: 'naungan-order', line: 'kesehatan', plan: 'p-1' },
  );
  expect(page.map(settingsOf)).toMatchObject([
    { historyKey: 'naungan-plans' },
    { historyKey: 'naungan-plans-2' },
    { historyKey: 'naungan-plans-mobil' },
    { historyKey: 'naungan-order' },
  ]);
});

test('readSettings reads the API as an origin, also from a relative URL', () => {
  const [tagWithAbsoluteUrl, tagWithRelativeUrl] = pageOf(
    { line: 'kesehatan', api: 'https://api.example/some/path' },
    { line: 'kesehatan', api: '/' },
  );
  expect(settingsOf(tagWithAbsoluteUrl)).toMatchObject({ api: 'https://api.example' });
  expect(settingsOf(tagWithRelativeUrl)).toMatchObject({ api: 'https://toko.example' });
});

test('readSettings reports an invalid birth date to the developer', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const dob of ['01/01/1990', '1990-13-45', '2130-01-01']) {
    const [tag] = pageOf({ line: 'kesehatan', 'date-of-birth': dob });
    settingsOf(tag);
    expect(consoleError).toHaveBeenLastCalledWith(
      `<naungan-plans>: date-of-birth="${dob}" is not a past date such as 1990-01-31.`,
    );
  }
  settingsOf(pageOf({ line: 'kesehatan', 'date-of-birth': '1970-01-01' })[0]);
  expect(consoleError).toHaveBeenCalledTimes(3);
  consoleError.mockRestore();
});

test('readSettings accepts the heading levels 1 to 4, and uses 2 for other values', () => {
  const levels = ['1', '4', '5', 'h3', ''].map((level) => ({ line: 'kesehatan', 'heading-level': level }));
  expect(pageOf(...levels).map(settingsOf)).toMatchObject(
    [1, 4, 2, 2, 2].map((headingLevel) => ({ headingLevel })),
  );
});

test('readSettings reports invalid attributes to the developer', () => {
  const [tagWithUnknownLine, orderTagWithoutPlan, tagWithoutLine] = pageOf(
    { line: 'perjalanan' },
    { localName: 'naungan-order', line: 'kesehatan' },
    {},
  );
  for (const api of ['broker.example', 'http://']) {
    const [tag] = pageOf({ line: 'kesehatan', api });
    expect(settingsOf(tag)).toBe(
      `<naungan-plans>: api="${api}" is not a URL such as https://broker.example.`,
    );
  }
  const [tagWithoutApi] = pageOf({ line: 'kesehatan' });
  expect(tagWithoutApi && readSettings(tagWithoutApi, '')).toBe(
    '<naungan-plans> needs api="…", the origin of the API: https://broker.example.',
  );
  expect(settingsOf(tagWithUnknownLine)).toBe('<naungan-plans>: line="perjalanan" is not sold here.');
  expect(settingsOf(orderTagWithoutPlan)).toBe(
    '<naungan-order> needs plan="…", the id of the plan to order.',
  );
  expect(settingsOf(tagWithoutLine)).toBe('<naungan-plans>: line="" is not sold here.');
});
