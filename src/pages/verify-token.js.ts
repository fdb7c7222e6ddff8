import type { APIRoute } from 'astro';
import { VERIFY_TOKEN_SOURCE } from '../components/inline/static-session.mjs';

/** Script module for signed-in visitors of pages without an island. */
export const GET: APIRoute = () =>
  new Response(VERIFY_TOKEN_SOURCE, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
