/** How replies of lines that are searched by birth date are read: a page is one, and the search says all there is. */
export const PERSON_REPLIES = {
  pageOf: <Page>(page: Page): Page => page,
  searchOf: <Search>(_reply: unknown, search: Search): Search => search,
};
