/**
 * Reads replies of lines that are searched by birth date: the reply is the page, and adds nothing to the
 * search.
 */
export const PERSON_REPLIES = {
  pageOf: <Page>(page: Page): Page => page,
  searchOf: <Search>(_reply: unknown, search: Search): Search => search,
};
