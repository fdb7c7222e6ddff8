import { describe, expect, it } from 'vitest';
import { withSiteLinks } from '../links.ts';
import { isPathOnThisSite, pathAfterLogin } from './redirect.ts';

describe('isPathOnThisSite', () => {
  it.each(['/', '/orders/', '/account?tab=profile', '/products/kesehatan/order/1#alamat'])(
    'isPathOnThisSite accepts %s',
    (path) => {
      expect(isPathOnThisSite(path)).toBe(true);
    },
  );
  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '\\/evil',
    '',
    null,
    7,
    '/\t/evil.test',
  ])('isPathOnThisSite rejects %j', (path) => {
    expect(isPathOnThisSite(path)).toBe(false);
  });
});

describe('pathAfterLogin', () => {
  it.each([
    ['/orders/', '/polis/', '/orders/'],
    [null, '/polis/', '/polis/'],
    ['https://evil.test', '/polis/', '/polis/'],
    ['/login?next=/x', '/logout', '/'],
    ['/logout/', '/polis/', '/polis/'],
    ['/logout/?x#y', '/register/', '/'],
    ['/faq/../logout', '/%6Cogout', '/'],
    ['/%E0%A4%A', null, '/%E0%A4%A'],
    [undefined, undefined, '/'],
  ])('pathAfterLogin for next %j and last URL %j returns %s', (next, last, target) => {
    expect(pathAfterLogin(withSiteLinks(), next, last)).toBe(target);
  });
});

it("pathAfterLogin skips the host's sign-in page, and does not skip /login if the host's sign-in page has another path", () => {
  const links = withSiteLinks({ login: '/asuransi/masuk', home: '/asuransi' });
  expect(pathAfterLogin(links, '/asuransi/Masuk/?next=x', null)).toBe('/asuransi');
  expect(pathAfterLogin(links, '/login', null)).toBe('/login');
});
