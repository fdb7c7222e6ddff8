import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { premiumExamples } from '@naungan/api/content';
import { formatRupiah } from '@naungan/domain/money';
import { afterEach, expect, test } from 'vitest';
import { homeContent } from '../../server/src/seed/content/home.ts';
import { currentRelease, releaseFolder, siteFolder } from '../../tools/site-build/releases.mjs';
import { type Site, serveSite } from './serve.ts';

const site = siteFolder('dist');
const buildRecord = JSON.parse(
  readFileSync(join(releaseFolder(site, currentRelease(site)), 'built-with.json'), 'utf8'),
);
const builtExamples = premiumExamples.reply.parse(buildRecord.examples);
/** The premium examples of the build, with another premium for the first product line. */
const changedExamples = {
  ...builtExamples,
  premiums: builtExamples.premiums.map((row, index) => (index === 0 ? { ...row, perMonth: 987_654 } : row)),
};
const homeReplies = {
  '/pages/product/home': {
    ...homeContent,
    partners: [{ company_name: 'Satu Fiktif', logo: '/logos/a.svg' }],
  },
};

let servedSite: Site;
afterEach(() => servedSite.close());

test('the home page shows the premiums in the record of its build when the premiums have not changed', async () => {
  servedSite = await serveSite({ currentExamples: () => builtExamples });
  const { text } = await servedSite.get('/');
  for (const { perMonth } of builtExamples.premiums) expect(text).toContain(formatRupiah(perMonth));
});

test('the server renders the complete home page with the current premiums when they have changed since the build', async () => {
  servedSite = await serveSite({ currentExamples: () => changedExamples, api: homeReplies });
  const { status, headers, text } = await servedSite.get('/');
  expect(status).toBe(200);
  expect(text).toContain('Rp987.654');
  expect(text).toContain('Satu Fiktif');
  expect(text).toMatch(/<link rel="canonical" href="[^"]*:\/\/[^/"]+\/"/);
  expect(text).toMatch(/<a href="\/" aria-current="page"/);
  // Like the home page of the build, which loads no script.
  expect(text).not.toContain('<script type="module"');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('the server sends the home page of the build when the premiums have changed and the API has no content', async () => {
  servedSite = await serveSite({ currentExamples: () => changedExamples });
  const { status, text } = await servedSite.get('/');
  expect(status).toBe(200);
  expect(text).not.toContain('Rp987.654');
  expect(text).toContain(formatRupiah(builtExamples.premiums[0]?.perMonth ?? 0));
});
