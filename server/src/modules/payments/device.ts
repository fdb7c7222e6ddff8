/**
 * Whether the browser is that of a phone or tablet on which a wallet's app can be opened [3 §4]. A guess that only
 * chooses between a link and a picture of a code.
 */
export const isPhone = (userAgent: string | undefined): boolean =>
  /Android|iPhone|iPad|iPod/i.test(userAgent ?? '');
