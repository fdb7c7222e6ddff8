/** Maximum number of files of one request; every plan requires fewer. */
export const MAX_FILES = 10;
