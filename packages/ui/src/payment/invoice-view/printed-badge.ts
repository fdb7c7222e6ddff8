/** On paper a border marks a status, because browsers print no backgrounds. */
export const PRINTED_BADGE_CLASS = 'nu:print:border nu:print:border-current';
