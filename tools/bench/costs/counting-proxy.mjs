import { connect, createServer } from 'node:net';

/** Types of messages by which a client lets PostgreSQL run a statement: Query and Execute. */
const STATEMENT_TYPES = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);
const HEADER_BYTES = 5;

/** Returns a function that counts the statements in the data of one connection. */
function createCounter(count) {
  let rest = Buffer.alloc(0);
  // The first message has no type.
  let isFirst = true;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const lengthAt = isFirst ? 0 : 1;
      if (rest.length < HEADER_BYTES) return;
      const end = lengthAt + rest.readUInt32BE(lengthAt);
      if (rest.length < end) return;
      if (!isFirst && STATEMENT_TYPES.has(rest[0])) count();
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}

/**
 * Starts a proxy in front of PostgreSQL that counts statements. `url` is the database's URL through the proxy.
 * @param {string} url
 */
export async function startCountingProxy(url) {
  const target = new URL(url);
  const counts = { statements: 0 };
  const sockets = new Set();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const countStatements = createCounter(() => {
      counts.statements += 1;
    });
    client.on('data', countStatements);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ]) {
      sockets.add(from);
      from.on('error', () => to.destroy()).once('close', () => sockets.delete(from));
      from.pipe(to);
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const proxied = new URL(url);
  proxied.port = String(server.address().port);
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: proxied.href, counts, stop };
}
