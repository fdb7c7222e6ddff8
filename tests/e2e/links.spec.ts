import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';

/** What is no page of the site: other people's servers are not asked, and these say 401 or 404 to a visitor. */
const OUR_OWN_AFFAIR = /\/(api|simulators|logout)\b/;

test('no link of the site leads nowhere, fragments included', async ({ baseURL }) => {
  const { links } = await new LinkChecker().check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    linksToSkip: async (link) => !link.startsWith(`${baseURL}/`) || OUR_OWN_AFFAIR.test(link),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => `${parent} → ${url}: ${status}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(60);
});
