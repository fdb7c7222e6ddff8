import { describe, expect, it } from 'vitest';
import { withSiteLinks } from '../links.ts';
import { afterLogin, isPathOnThisSite } from './redirect.ts';

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

describe('afterLogin', () => {
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
  ])('afterLogin for next %j and last URL %j returns %s', (next, last, target) => {
    expect(afterLogin(withSiteLinks(), next, last)).toBe(target);
  });
});

it("afterLogin skips only the host's sign-in page if the host has one, and returns the host's home instead", () => {
  const links = withSiteLinks({ login: '/asuransi/masuk', home: '/asuransi' });
  expect(afterLogin(links, '/asuransi/Masuk/?next=x', null)).toBe('/asuransi');
  expect(afterLogin(links, '/login', null)).toBe('/login');
});
