/**
 * Functions that read replies of lines that are searched by birth date: the whole reply is the page, and the
 * search stays unchanged.
 */
export const PERSON_REPLIES = {
  pageOf: <Page>(page: Page): Page => page,
  searchOf: <Search>(_reply: unknown, search: Search): Search => search,
};
