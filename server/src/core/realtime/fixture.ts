import {
  CHANGE_EVENT,
  type Change,
  createRealtime,
  type Identity,
  JOIN_ROOM,
  REALTIME_PATH,
} from '@naungan/api/realtime';
import type { FastifyInstance } from 'fastify';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

/** For tests only: open pages as sockets of the real client, connected to a listening server. */

export type Page = {
  /** Kind, id and status of each received change, as `order:<id>:approve`. */
  receivedTexts: string[];
  /** Resolves to the next received change. */
  nextChange(): Promise<Change>;
  /** Resolves when the page has left its room. */
  waitForLeave(): Promise<void>;
  /** Number of times that the page joined its room, or was notified of missed events. */
  joinCount(): number;
  /** Resolves when the page has joined its room this many times. */
  waitForJoin(times: number): Promise<void>;
  close(): void;
};

const textOf = ({ kind, id, status }: Change) => `${kind}:${id}:${status}`;

/** Creates a queue: `next` resolves to the next value, which may be pushed later. */
function createQueue<T>() {
  const values: T[] = [];
  const waitingReaders: ((value: T) => void)[] = [];
  return {
    push(value: T) {
      const reader = waitingReaders.shift();
      if (reader) reader(value);
      else values.push(value);
    },
    next: () =>
      new Promise<T>((done) => {
        const value = values.shift();
        if (value === undefined) waitingReaders.push(done);
        else done(value);
      }),
  };
}

/** Opens the page of a member or a guest, and joins its room. */
export async function openPage(origin: string, identity: Identity): Promise<Page> {
  const receivedTexts: string[] = [];
  const changes = createQueue<Change>();
  const joins = createQueue<number>();
  const leaves = createQueue<true>();
  let joinCount = 0;
  const connection = createRealtime({
    connect: (url, options) => io(url, { ...options, reconnectionDelay: 20, reconnectionDelayMax: 50 }),
    origin,
    identity,
    onJoin() {
      joinCount += 1;
      joins.push(joinCount);
    },
    onLeave: () => leaves.push(true),
    onChange(change) {
      receivedTexts.push(textOf(change));
      changes.push(change);
    },
  });
  const page: Page = {
    receivedTexts,
    nextChange: changes.next,
    waitForLeave: async () => void (await leaves.next()),
    joinCount: () => joinCount,
    async waitForJoin(times) {
      let count = 0;
      while (count < times) count = await joins.next();
    },
    close: connection.close,
  };
  await page.waitForJoin(1);
  return page;
}

type Options = Partial<ManagerOptions & SocketOptions>;

/** Opens a socket without the site's client, for requests that no page makes. The socket does not reconnect. */
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

/** Resolves to `connected`, or to the reason for the rejection. */
export const connectionOutcome = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    socket.once('connect', () => done('connected'));
    socket.once('connect_error', (error) => done(error.message));
  });

/** Resolves to the reason for the disconnection. */
export const disconnectReason = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    socket.once('disconnect', done);
  });

/** Requests a room; resolves to the server's message. */
export async function requestRoom(socket: Socket, payload: unknown): Promise<string> {
  const { message } = await socket.timeout(5_000).emitWithAck(JOIN_ROOM, payload);
  return message;
}

/** Returns a list that collects the changes that a raw socket receives, as `order:<id>:approve`. */
export function collectChanges(socket: Socket): string[] {
  const receivedTexts: string[] = [];
  socket.on(CHANGE_EVENT, (change: Change) => receivedTexts.push(textOf(change)));
  return receivedTexts;
}

/** Listens on a free port; resolves to the origin. */
export const listenOn = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });
