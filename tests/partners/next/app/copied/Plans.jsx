'use client';

import '../../tag/naungan.js';

/** The tag is defined in the browser, so a client component imports it. */
export const Plans = () => (
  <naungan-plans
    api={process.env.NEXT_PUBLIC_API}
    partner="bank-nusa"
    line="kesehatan"
    date-of-birth="1990-01-01"
    heading-level="1"
  />
);
