import { logoMarkSvg } from '@naungan/domain/brand';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { brand } from '../components/brand/brand.ts';
import { icoOf } from '../components/brand/ico.ts';

/** Serves the logo to a browser that has not read the link to `favicon.svg` in a page: for a PDF, the API or a bookmark. */
export const GET: APIRoute = async () => {
  const pictures = [16, 32, 48].map(async (size) => {
    const svg = logoMarkSvg(brand.mark, brand.colours, { size });
    return { size, png: await sharp(Buffer.from(svg)).png().toBuffer() };
  });
  const ico = icoOf(await Promise.all(pictures));
  return new Response(new Uint8Array(ico), { headers: { 'content-type': 'image/x-icon' } });
};
