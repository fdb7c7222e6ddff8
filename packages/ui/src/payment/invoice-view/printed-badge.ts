/** Browsers print no grounds: on paper a border shows that a status is one. */
export const PRINTED_BADGE = 'nu:print:border nu:print:border-current';
