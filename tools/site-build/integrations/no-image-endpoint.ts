/** Replaces Astro's image service, which cannot be turned off, with an endpoint that returns 404. */
export const prerender = false;
export const ALL = (): Response => new Response(null, { status: 404 });
