/** Says that the server runs. */
export const GET = () => new Response('ok');
