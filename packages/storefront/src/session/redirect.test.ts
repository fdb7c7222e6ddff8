import { describe, expect, it } from 'vitest';
import { withOwnLinks } from '../links.ts';
import { afterLogin, isOwnPath } from './redirect.ts';

describe('isOwnPath', () => {
  it.each(['/', '/orders/', '/account?tab=profile', '/products/kesehatan/order/1#alamat'])(
    'accepts %s',
    (path) => {
      expect(isOwnPath(path)).toBe(true);
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
  ])('refuses %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
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
  ])('next %j and last URL %j lead to %s', (next, last, target) => {
    expect(afterLogin(withOwnLinks(), next, last)).toBe(target);
  });
});

it("a host's own pages of signing in are never led to, and home is the host's", () => {
  const links = withOwnLinks({ login: '/asuransi/masuk', home: '/asuransi' });
  expect(afterLogin(links, '/asuransi/Masuk/?next=x', null)).toBe('/asuransi');
  expect(afterLogin(links, '/login', null)).toBe('/login');
});
