/**
 * Where the server listens: what HOST says, else every address in production and this machine alone elsewhere, where
 * simulators let anybody pay and sign in.
 * @param {{ HOST?: string | undefined, NODE_ENV?: string | undefined }} env
 * @returns {string}
 */
export const listenHost = ({ HOST, NODE_ENV }) =>
  HOST || (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');

/**
 * The address at which this machine reaches a server that listens so.
 * @param {{ HOST?: string | undefined, NODE_ENV?: string | undefined }} env
 * @param {number | string} port
 * @returns {string}
 */
export function ownOrigin(env, port) {
  const host = listenHost(env);
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
