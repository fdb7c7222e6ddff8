import { expect, test } from 'vitest';
import { openMailLink } from './mail-link.ts';

/** A window with an address and a history of one entry. */
function windowAt(address: string, state: unknown = null) {
  const opened = { location: new URL(address, 'https://naungan.test'), state };
  const history = {
    get state() {
      return opened.state;
    },
    replaceState(nextState: unknown, _: string, url: string) {
      opened.state = nextState;
      opened.location = new URL(url, opened.location);
    },
  };
  const window = {
    get location() {
      return opened.location;
    },
    history,
  } as unknown as Window;
  return { opened, window };
}

test('the token of an invitation is read once and removed from the address', () => {
  const { opened, window } = windowAt('/desk/invitation#tok_en-1');
  expect(openMailLink(window)).toEqual({ page: 'invitation', token: 'tok_en-1' });
  expect(opened.location.href).toBe('https://naungan.test/desk/invitation');
});

test('a reload of an invitation opens the same invitation', () => {
  const { opened, window } = windowAt('/desk/invitation/#tok_en-1');
  openMailLink(window);
  const reloaded = windowAt(opened.location.pathname, opened.state);
  expect(openMailLink(reloaded.window)).toEqual({ page: 'invitation', token: 'tok_en-1' });
});

test('an invitation without a token has an empty token', () => {
  expect(openMailLink(windowAt('/desk/invitation').window)).toEqual({ page: 'invitation', token: '' });
});

test.each([
  ['/desk/people', '/desk#/people'],
  ['/desk/people/', '/desk#/people'],
  ['/desk/people#/orders', '/desk#/orders'],
  ['/desk#/orders', '/desk#/orders'],
])('the address %s opens the desk at %s', (address, expected) => {
  const { opened, window } = windowAt(address);
  expect(openMailLink(window)).toEqual({ page: 'desk' });
  expect(opened.location.href).toBe(`https://naungan.test${expected}`);
});
