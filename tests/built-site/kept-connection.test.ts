import { Agent, get } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Site, serveSite } from './serve.ts';

let site: Site;
let origin: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  site = await serveSite();
  origin = await listen(site);
});
afterAll(async () => {
  agent.destroy();
  await site.close();
});

const requestPage = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(origin + path, { agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode));
    }).on('error', reject);
  });

test('several pages that are rendered over one connection leave no listeners on its socket', async () => {
  const sockets: Socket[] = [];
  site.app.server.on('connection', (socket: Socket) => sockets.push(socket));
  expect(await requestPage('/login')).toBe(200);
  const [socket] = sockets;
  const listenerCount = socket?.listenerCount('close');
  for (let count = 0; count < 5; count += 1) expect(await requestPage('/login')).toBe(200);
  expect(sockets).toHaveLength(1);
  expect(socket?.listenerCount('close')).toBe(listenerCount);
});
