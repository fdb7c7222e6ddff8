import {
  CHANGED,
  type Change,
  createRealtime,
  type Identity,
  JOIN_ROOM,
  REALTIME_PATH,
} from '@naungan/api/realtime';
import type { FastifyInstance } from 'fastify';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

/** For tests only: pages that are open, as sockets of the real client on a server that listens. */

export type Page = {
  /** Kinds and ids heard so far, as `order:<id>:approve`. */
  heard: string[];
  /** The next change; fails the test by its time-out when none comes. */
  next(): Promise<Change>;
  /** Waits until the page is out of its room. */
  left(): Promise<void>;
  /** How often it came into its room, or was told that it missed something. */
  joins(): number;
  joined(times: number): Promise<void>;
  close(): void;
};

const textOf = ({ kind, id, status }: Change) => `${kind}:${id}:${status}`;

/** Values as they come and those who wait for them. */
function createQueue<T>() {
  const values: T[] = [];
  const waiting: ((value: T) => void)[] = [];
  return {
    push(value: T) {
      const first = waiting.shift();
      if (first) first(value);
      else values.push(value);
    },
    next: () =>
      new Promise<T>((done) => {
        const value = values.shift();
        if (value === undefined) waiting.push(done);
        else done(value);
      }),
  };
}

/** The page of a member or a guest, in its room. */
export async function openPage(origin: string, identity: Identity): Promise<Page> {
  const heard: string[] = [];
  const changes = createQueue<Change>();
  const joins = createQueue<number>();
  const leaves = createQueue<true>();
  let count = 0;
  const connection = createRealtime({
    connect: (at, options) => io(at, { ...options, reconnectionDelay: 20, reconnectionDelayMax: 50 }),
    origin,
    identity,
    onJoin() {
      count += 1;
      joins.push(count);
    },
    onLeave: () => leaves.push(true),
    onChange(change) {
      heard.push(textOf(change));
      changes.push(change);
    },
  });
  const page: Page = {
    heard,
    next: changes.next,
    left: async () => void (await leaves.next()),
    joins: () => count,
    async joined(times) {
      while ((await joins.next()) < times);
    },
    close: connection.close,
  };
  await page.joined(1);
  return page;
}

type Options = Partial<ManagerOptions & SocketOptions>;

/** A socket without our wrapper, for what no page of ours would do; it never comes back by itself. */
export function rawSocket(origin: string, auth: object = {}, options: Options = {}): Socket {
  return io(origin, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth,
    ...options,
  });
}

/** `connected`, or why not. */
export const outcomeOf = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    socket.once('connect', () => done('connected'));
    socket.once('connect_error', (error) => done(error.message));
  });

/** Why it was disconnected. */
export const endOf = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    socket.once('disconnect', done);
  });

/** What the server says to a request for a room. */
export async function askForRoom(socket: Socket, payload: unknown): Promise<string> {
  const { message } = await socket.timeout(5_000).emitWithAck(JOIN_ROOM, payload);
  return message;
}

/** Changes that a raw socket hears. */
export function changesOf(socket: Socket): string[] {
  const heard: string[] = [];
  socket.on(CHANGED, (change: Change) => heard.push(textOf(change)));
  return heard;
}

/** Starts listening on a free port; answers the origin. */
export const listenOn = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });
