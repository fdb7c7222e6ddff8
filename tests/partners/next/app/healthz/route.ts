/** Responds when the server is running. */
export const GET = () => new Response('ok');
