import { ICON_SIZES, logoMarkSvg } from '@naungan/domain/brand';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { brand } from '../components/brand/brand.ts';

export const getStaticPaths = () => ICON_SIZES.map((size) => ({ params: { size: String(size) } }));

/** Serves the logo on a background, for home screens. The logo fits into the circle to which some phones crop the icon. */
export const GET: APIRoute = async ({ params }) => {
  const svg = logoMarkSvg(brand.mark, brand.colours, {
    size: Number(params.size),
    background: brand.colours.surface,
    markRatio: 0.6,
  });
  const picture = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
