/** More than any plan asks for; the eleventh file of a request is refused. */
export const MOST_FILES = 10;
