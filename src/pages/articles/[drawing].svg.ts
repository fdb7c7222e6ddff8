import type { APIRoute } from 'astro';
import { brand } from '../../components/brand/brand.ts';
import { drawingsIn, paintDrawing } from '../../content/drawings/drawings.ts';

const drawings = drawingsIn('articles');

export const getStaticPaths = () => [...drawings.keys()].map((drawing) => ({ params: { drawing } }));

/** Serves the drawing of an article in the colours of the brand. */
export const GET: APIRoute = ({ params }) =>
  new Response(paintDrawing(drawings.get(params.drawing ?? '') ?? '', brand.colours), {
    headers: { 'content-type': 'image/svg+xml' },
  });
