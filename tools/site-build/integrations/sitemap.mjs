import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';

const NOT_LISTED = /<meta name="robots" content="noindex"/;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const CHANGE_TIME = /<meta property="article:(?:modified|published)_time" content="([^"]+)"/;

/**
 * Returns the canonical URL of a built page and the date of its article. Returns null for a page that is hidden from
 * search engines, or whose canonical URL is another page.
 * @param {string} html
 * @param {string} path without a slash at its end
 */
export function sitemapEntryOf(html, path) {
  const canonical = CANONICAL.exec(html)?.[1];
  if (!canonical || NOT_LISTED.test(html) || new URL(canonical).pathname !== path) return null;
  return { url: canonical, lastmod: CHANGE_TIME.exec(html)?.[1] };
}

/** Returns integrations that build the sitemap from the HTML of the built pages, so that pages and sitemap agree. */
export function sitemapOfPages() {
  let clientFolder;
  const sitemapEntryOfUrl = (url) => {
    const path = decodeURIComponent(new URL(url).pathname).replace(/(.)\/$/, '$1');
    const file = join(clientFolder, path, 'index.html');
    // A page rendered on request has no file and is not in the sitemap.
    return existsSync(file) ? sitemapEntryOf(readFileSync(file, 'utf8'), path) : null;
  };
  return [
    {
      name: 'sitemap-folder',
      hooks: {
        'astro:config:done': ({ config }) => {
          clientFolder = fileURLToPath(config.build.client);
        },
      },
    },
    sitemap({ serialize: (item) => sitemapEntryOfUrl(item.url) ?? undefined }),
  ];
}
