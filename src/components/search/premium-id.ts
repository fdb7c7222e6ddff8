/** Id of the landing page's element that contains the example price. */
export const PREMIUM_ID = 'contoh-premi';
