import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { listen, serveSite } from './serve.ts';

/** Paths that the test does not request, because a visitor gets 401 or 404 for them. */
const PATHS_WITHOUT_PAGE = /\/(api|simulators|logout)\b/;

test('every link within the site leads to an existing page and fragment', { timeout: 60_000 }, async () => {
  const site = await serveSite();
  const origin = await listen(site);
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    linksToSkip: async (link) => !link.startsWith(`${origin}/`) || PATHS_WITHOUT_PAGE.test(link),
  });
  await site.close();
  const brokenLinks = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(brokenLinks.map(({ url, parent, status }) => `${parent} → ${url}: ${status}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(60);
});
