const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/**
 * The modes in which Chromatic and `npm run visual` capture each story: a viewport, and values of the globals `brand` and
 * `theme` (toolbar.ts). The last modes have the viewport that shows more of a change, the narrow one.
 */
export const MODES = {
  phone: { viewport: PHONE, brand: 'naungan', theme: 'light' },
  'second brand': { viewport: PHONE, brand: 'beringin', theme: 'light' },
  dark: { viewport: PHONE, brand: 'naungan', theme: 'dark' },
  desktop: { viewport: DESKTOP, brand: 'naungan', theme: 'light' },
};
