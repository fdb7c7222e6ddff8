import { expect, it } from 'vitest';
import { type LinkOptions, takeLinkSecret } from './use-link-secret.ts';

/** Opens a page; returns its secret, its new address and the state of its entry in the history. */
function openPage(url: string, options: LinkOptions, state: unknown = null) {
  const page = { url: new URL(url, 'https://naungan.test'), state };
  const history = {
    state,
    replaceState(newState: unknown, _title: string, newUrl?: string | URL | null) {
      page.state = newState;
      page.url = new URL(String(newUrl), page.url);
    },
  };
  const secret = takeLinkSecret({ location: page.url, history }, options);
  return { secret, address: page.url.href.slice(page.url.origin.length), state: page.state };
}

const EMAIL = { path: '/auth/email', isOneTime: true };
const CLAIM = { path: '/claims/heirs/progress', isOneTime: false };

it('the secret of a one-time link is removed from the address, and a reload keeps it', () => {
  const opened = openPage('/auth/email#tok_en-1', EMAIL, { place: 3 });
  expect(opened).toEqual({
    secret: 'tok_en-1',
    address: '/auth/email',
    state: { place: 3, linkSecret: 'tok_en-1' },
  });
  expect(openPage(opened.address, EMAIL, opened.state).secret).toBe('tok_en-1');
});

it("the secret of an heir's link stays in the fragment, so that the page can be bookmarked", () => {
  const link = '/claims/heirs/progress?view=messages#a%2Fb';
  expect(openPage(link, CLAIM)).toEqual({ secret: 'a/b', address: link, state: null });
});

it.each([
  ['one-time', '/auth/email/alt', EMAIL, '/auth/email'],
  [
    "an heir's",
    '/claims/heirs/progress/alt?view=messages',
    CLAIM,
    '/claims/heirs/progress?view=messages#alt',
  ],
])('a link of an earlier mail with the secret in the path works: %s', (_name, url, options, address) => {
  expect(openPage(url, { ...options, secretInPath: 'alt' })).toMatchObject({ secret: 'alt', address });
});

it.each(['/auth/email', '/auth/email#'])('the link %s has no secret', (url) => {
  expect(openPage(url, EMAIL).secret).toBe('');
});
