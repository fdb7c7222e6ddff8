import type { APIRoute } from 'astro';
import { deviceHeaders } from '../components/inline/device-headers.mjs';

/** Script module that exports `head`, imported by the inline script of pages without an island. */
export const GET: APIRoute = () =>
  new Response(`export const ${deviceHeaders};\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
