/** Stands where Astro mounts its picture service, which cannot be left out: there is none. */
export const prerender = false;
export const ALL = (): Response => new Response(null, { status: 404 });
