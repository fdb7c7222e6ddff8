import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { listen, serveSite } from './serve.ts';

/** A visitor gets 401 or 404 for these paths, so they are not requested; other sites are not requested either. */
const NO_PAGES = /\/(api|simulators|logout)\b/;

test('every link and fragment on the site has a target', { timeout: 60_000 }, async () => {
  const site = await serveSite();
  const origin = await listen(site);
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    linksToSkip: async (link) => !link.startsWith(`${origin}/`) || NO_PAGES.test(link),
  });
  await site.close();
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => `${parent} → ${url}: ${status}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(60);
});
