import { describe, expect, it, vi } from 'vitest';
import {
  CHANGE_EVENT,
  type ConnectOptions,
  createRealtime,
  guestIdentity,
  JOIN_ROOM,
  linkIdentity,
  MISSED_EVENTS_EVENT,
  memberIdentity,
} from './realtime.ts';
import type { Joined } from './realtime-messages.ts';

const sari = memberIdentity('secret', { id: 'm-1', fullName: 'SARI WULANDARI' });

function page({
  identity = sari,
  joinReply,
}: {
  identity?: typeof sari;
  joinReply?: () => Promise<Joined>;
} = {}) {
  const listeners = new Map<string, (value?: unknown) => void>();
  const emitWithAck = vi.fn(
    (_event: string, _payload: object) => joinReply?.() ?? Promise.resolve<Joined>({ message: 'ok' }),
  );
  const disconnect = vi.fn();
  const connections: { origin: string; options: ConnectOptions }[] = [];
  const events: string[] = [];
  const connection = createRealtime({
    origin: 'https://api.test',
    identity,
    connect(origin, options) {
      connections.push({ origin, options });
      return {
        on: (event, listener) => listeners.set(event, listener as () => void),
        timeout: () => ({ emitWithAck }),
        disconnect,
      };
    },
    onJoin: () => events.push('join'),
    onLeave: () => events.push('leave'),
    onChange: ({ kind, id }) => events.push(`${kind} ${id}`),
  });
  const emit = (event: string, value?: unknown) => listeners.get(event)?.(value);
  return { connection, connections, events, emit, emitWithAck, disconnect };
}

function authOf({ connections }: ReturnType<typeof page>): unknown {
  const send = vi.fn();
  connections[0]?.options.auth(send);
  return send.mock.calls[0]?.[0];
}

describe('a realtime connection', () => {
  it('connects to the same origin, by WebSocket first, with the token in the handshake and not in the URL', () => {
    const opened = page();
    expect(opened.connections).toMatchObject([
      {
        origin: 'https://api.test',
        options: { path: '/api/v1/socket', transports: ['websocket', 'polling'], tryAllTransports: true },
      },
    ]);
    expect(JSON.stringify(opened.connections)).not.toContain('secret');
    expect(authOf(opened)).toEqual({ access_token: 'secret' });
  });

  it('joins a guest without a token, as Guest, in the room of its id', async () => {
    const opened = page({ identity: guestIdentity('g-1') });
    expect(authOf(opened)).toEqual({});
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.events).toEqual(['join']));
    expect(opened.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, { userId: 'g-1', fullName: 'Guest', roomname: 'guest:g-1' }],
    ]);
  });

  it('joins a mailed link with its secret in the message only', async () => {
    const opened = page({ identity: linkIdentity('s-1') });
    expect(authOf(opened)).toEqual({});
    expect(JSON.stringify(opened.connections)).not.toContain('s-1');
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.events).toEqual(['join']));
    expect(opened.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, { userId: 's-1', fullName: 'Guest', roomname: 'link:s-1' }],
    ]);
  });

  it('joins the room of the member after each connection', async () => {
    const opened = page();
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.events).toEqual(['join']));
    opened.emit('disconnect');
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.events).toEqual(['join', 'leave', 'join']));
    const room = { userId: 'm-1', fullName: 'SARI WULANDARI', roomname: 'member:m-1' };
    expect(opened.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, room],
      [JOIN_ROOM, room],
    ]);
  });

  it('reports changes, and calls onJoin when some may have been missed', async () => {
    const opened = page();
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.events).toEqual(['join']));
    opened.emit(CHANGE_EVENT, { kind: 'order', id: 'o-1', productType: 'kesehatan' });
    opened.emit(MISSED_EVENTS_EVENT);
    expect(opened.events).toEqual(['join', 'order o-1', 'join']);
  });

  it('disconnects when its room is rejected', async () => {
    const opened = page({ joinReply: async () => ({ message: 'FORBIDDEN' }) });
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.disconnect).toHaveBeenCalledOnce());
    expect(opened.events).toEqual([]);
  });

  it('stays open for the next connection when the join times out', async () => {
    const opened = page({ joinReply: () => Promise.reject(new Error('operation has timed out')) });
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.emitWithAck).toHaveBeenCalledOnce());
    expect(opened.events).toEqual([]);
    expect(opened.disconnect).not.toHaveBeenCalled();
  });

  it('calls onLeave once', async () => {
    const opened = page();
    opened.emit('connect');
    await vi.waitFor(() => expect(opened.events).toEqual(['join']));
    opened.connection.close();
    opened.emit('disconnect');
    expect(opened.events).toEqual(['join', 'leave']);
  });
});
