/**
 * Returns the host on which the server listens: HOST; by default every address in production, and only this machine
 * in development, because the simulators let any visitor pay and log in.
 * @param {{ HOST?: string | undefined, NODE_ENV?: string | undefined }} env
 * @returns {string}
 */
export const listenHost = ({ HOST, NODE_ENV }) =>
  HOST || (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');

/**
 * Returns the origin at which programs on this machine reach the server.
 * @param {{ HOST?: string | undefined, NODE_ENV?: string | undefined }} env
 * @param {number | string} port
 * @returns {string}
 */
export function localOrigin(env, port) {
  const host = listenHost(env);
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
