import { dirname } from 'node:path';

/** The front server compresses replies, so Next does not. Next does not resize images, because the page's logos are SVG files. */
export default {
  compress: false,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: { root: dirname(import.meta.dirname) },
};
