import type { APIRoute } from 'astro';
import { verifyToken } from '../components/inline/static-session.mjs';

/** Script module for signed-in visitors of pages without an island. */
export const GET: APIRoute = () =>
  new Response(verifyToken, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
