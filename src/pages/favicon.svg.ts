import { logoMarkSvg } from '@naungan/domain/brand';
import type { APIRoute } from 'astro';
import { brand } from '../components/brand/brand.ts';

/** Serves the logo for the tab of a browser. */
export const GET: APIRoute = () =>
  new Response(logoMarkSvg(brand.mark, brand.colours, { size: 32 }), {
    headers: { 'content-type': 'image/svg+xml' },
  });
