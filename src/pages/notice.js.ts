import type { APIRoute } from 'astro';
import { showNotice } from '../components/inline/notice.mjs';

/** Script module for a page that shows a stored notice. */
export const GET: APIRoute = () =>
  new Response(showNotice, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
