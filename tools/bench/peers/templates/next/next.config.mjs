import { dirname } from 'node:path';

/** The front server compresses replies, and the page's logos are SVG files, which need no other size. */
export default {
  compress: false,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: { root: dirname(import.meta.dirname) },
};
