import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectionsPlugin } from './connections.ts';
import { listenersPlugin } from './listeners.ts';

const HOST = '127.0.0.1';
const CONNECTIONS = 64;
/** Milliseconds in which another process opens the connections. */
const OPENING_MS = 1_500;

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' });
  await app.register(connectionsPlugin, { closeWithin: 3_000 });
  await app.register(listenersPlugin);
  app.get('/', async () => 'fast');
  app.get('/slow', async () => {
    await pause(500);
    return 'slow';
  });
  await app.listenOn({ port: 0, host: HOST });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

const textOf = async (path: string) => (await fetch(`http://${HOST}:${port}${path}`)).text();

it('accepts the connections that arrived while the process was busy in few turns of the event loop', async () => {
  let accepted = 0;
  let turns = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  const open = `for (let count = 0; count < ${CONNECTIONS}; count += 1) require('node:net').connect(${port}, '${HOST}')`;
  const clients = spawn(process.execPath, ['-e', open]);
  try {
    // Blocks this thread, as work does.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPENING_MS);
    while (accepted < CONNECTIONS && turns < 10_000) {
      if (accepted > 0) turns += 1;
      await new Promise(setImmediate);
    }
    expect(accepted).toBe(CONNECTIONS);
    // The kernel does not distribute the connections equally. With one socket, each connection needs a turn.
    expect(turns).toBeLessThan(CONNECTIONS / 2);
  } finally {
    clients.kill();
  }
});

it('completes running requests of all sockets before the app is closed', async () => {
  const requests = Array.from({ length: 16 }, () => textOf('/slow'));
  await pause(200);
  let isClosed = false;
  const startedAt = Date.now();
  const closing = app.close().then(() => {
    isClosed = true;
  });
  expect(isClosed).toBe(false);
  expect(await Promise.all(requests)).toEqual(requests.map(() => 'slow'));
  await closing;
  // Connections stay open after a response, but do not delay the end.
  expect(Date.now() - startedAt).toBeLessThan(2_500);
  await expect(textOf('/')).rejects.toThrow();
});

it('closes idle connections of all sockets without delay', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const sendRequest = () =>
    new Promise((done, fail) => {
      get({ agent, host: HOST, port, path: '/' }, (reply) => reply.resume().once('end', done)).once(
        'error',
        fail,
      );
    });
  await Promise.all(Array.from({ length: 16 }, sendRequest));
  const startedAt = Date.now();
  await app.close();
  expect(Date.now() - startedAt).toBeLessThan(2_000);
  agent.destroy();
});

it('closes connections that send no request when the time for closing ends', async () => {
  const sockets = Array.from({ length: 16 }, () => connect(port, HOST));
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))));
  await pause(100);
  const closures = sockets.map(
    (socket) => new Promise((done) => socket.on('error', done).once('close', done)),
  );
  const startedAt = Date.now();
  await app.close();
  expect(Date.now() - startedAt).toBeLessThan(6_000);
  await Promise.all(closures);
});

it('rejects a port on which another app already listens', async () => {
  const other = fastify();
  await other.register(listenersPlugin);
  await expect(other.listenOn({ port, host: HOST })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await other.close();
});
