/** Gives a status badge a border on paper, because browsers print no backgrounds. */
export const PRINTED_BADGE_CLASS = 'nu:print:border nu:print:border-current';
