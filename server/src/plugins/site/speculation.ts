/** Pages of a member: their addresses hold ids, and they are worth nothing before they have run. */
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
/** Not pages, or pages that do something. */
const ELSE_PATHS = ['/logout*', '/auth/*', '/api/*', '/simulators/*', '/*.*'];

/** Where the browser finds the rules; a header of every page names it, so that pages need no script for it. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** Which pages a browser may fetch when a link to them is pointed at: public pages of this site. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...MEMBER_PATHS, ...ELSE_PATHS] } },
          { not: { selector_matches: '[download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
