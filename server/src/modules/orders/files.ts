/** Files of one request; no plan requires as many. */
export const MAX_FILES = 10;
