import type { APIRoute } from 'astro';
import { scrollToTop } from '../components/inline/to-top.mjs';

/** Script module of the scroll-to-top button. */
export const GET: APIRoute = () =>
  new Response(scrollToTop, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
