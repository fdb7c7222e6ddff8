/** Member pages are not prefetched, because their URLs contain ids and the pages are empty until their scripts run. */
const MEMBER_PATHS = [
  '/account*',
  '/profile*',
  '/polis*',
  '/orders/*',
  '/invoice/*',
  '/invoices/*',
  '/payment/*',
  '/products/*/order*',
  '/verify/*',
  '/recovery/*',
  '/certificates/*',
  '/claims/*',
];
/** URLs that are not pages, or pages with side effects. */
const NON_PAGE_PATHS = ['/logout*', '/auth/*', '/api/*', '/simulators/*', '/*.*'];

/** Path of the rules. A header of every page contains the path, so that pages need no inline script with the rules. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** The rules as JSON: a browser may fetch a public page of this site when the pointer is on its link. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...MEMBER_PATHS, ...NON_PAGE_PATHS] } },
          { not: { selector_matches: '[download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
