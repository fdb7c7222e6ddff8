/** Serves the pages of `npm run dev`: Astro with a proxy to the API. dev.mjs starts this file on Node 24. */
import { dev } from 'astro';

const { PORT, API_ORIGIN, API_PATHS } = process.env;
const proxy = Object.fromEntries(
  API_PATHS.split(',').map((path) => [path, { target: API_ORIGIN, xfwd: true, ws: true }]),
);

await dev({ root: '.', server: { port: Number(PORT) }, vite: { server: { proxy } } });
