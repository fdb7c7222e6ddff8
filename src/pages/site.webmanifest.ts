import { iconPath } from '@naungan/domain/brand';
import type { APIRoute } from 'astro';
import { brand } from '../components/brand/brand.ts';

const icons = ([192, 512] as const).map((size) => ({
  src: iconPath(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

/**
 * Serves name, colours and icons for a home screen. `display` is 'browser', because no page works offline.
 */
export const GET: APIRoute = () =>
  Response.json(
    {
      name: brand.legalName,
      short_name: brand.name,
      description: brand.description,
      lang: 'id',
      start_url: '/',
      display: 'browser',
      theme_color: brand.colours.brand,
      background_color: brand.colours.paper,
      icons,
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
