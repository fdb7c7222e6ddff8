/** Browsers print no backgrounds: on paper a border marks a status. */
export const PRINTED_BADGE_CLASS = 'nu:print:border nu:print:border-current';
