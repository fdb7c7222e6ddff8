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
import type { JoinResponse } from './realtime-messages.ts';

const sari = memberIdentity('secret', { id: 'm-1', fullName: 'SARI WULANDARI' });

function openRealtime({
  identity = sari,
  joinReply,
}: {
  identity?: typeof sari;
  joinReply?: () => Promise<JoinResponse>;
} = {}) {
  const listeners = new Map<string, (value?: unknown) => void>();
  const emitWithAck = vi.fn(
    (_event: string, _payload: object) => joinReply?.() ?? Promise.resolve<JoinResponse>({ message: 'ok' }),
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

function authOf({ connections }: ReturnType<typeof openRealtime>): unknown {
  const send = vi.fn();
  connections[0]?.options.auth(send);
  return send.mock.calls[0]?.[0];
}

describe('a realtime connection', () => {
  it('a realtime connection connects to the origin of the API, by WebSocket first, with the token in the handshake and not in the URL', () => {
    const realtime = openRealtime();
    expect(realtime.connections).toMatchObject([
      {
        origin: 'https://api.test',
        options: { path: '/api/v1/socket', transports: ['websocket', 'polling'], tryAllTransports: true },
      },
    ]);
    expect(JSON.stringify(realtime.connections)).not.toContain('secret');
    expect(authOf(realtime)).toEqual({ access_token: 'secret' });
  });

  it('a realtime connection of a guest has no token, and joins the room of the guest under the name Guest', async () => {
    const realtime = openRealtime({ identity: guestIdentity('g-1') });
    expect(authOf(realtime)).toEqual({});
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.events).toEqual(['join']));
    expect(realtime.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, { userId: 'g-1', fullName: 'Guest', roomname: 'guest:g-1' }],
    ]);
  });

  it('a realtime connection of a mailed link joins the room of the link, and sends the secret only in the join message', async () => {
    const realtime = openRealtime({ identity: linkIdentity('s-1') });
    expect(authOf(realtime)).toEqual({});
    expect(JSON.stringify(realtime.connections)).not.toContain('s-1');
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.events).toEqual(['join']));
    expect(realtime.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, { userId: 's-1', fullName: 'Guest', roomname: 'link:s-1' }],
    ]);
  });

  it('a realtime connection joins the room of the member after each connection', async () => {
    const realtime = openRealtime();
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.events).toEqual(['join']));
    realtime.emit('disconnect');
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.events).toEqual(['join', 'leave', 'join']));
    const room = { userId: 'm-1', fullName: 'SARI WULANDARI', roomname: 'member:m-1' };
    expect(realtime.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, room],
      [JOIN_ROOM, room],
    ]);
  });

  it('a realtime connection calls onChange for each change, and onJoin when changes may have been missed', async () => {
    const realtime = openRealtime();
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.events).toEqual(['join']));
    realtime.emit(CHANGE_EVENT, { kind: 'order', id: 'o-1', productType: 'kesehatan' });
    realtime.emit(MISSED_EVENTS_EVENT);
    expect(realtime.events).toEqual(['join', 'order o-1', 'join']);
  });

  it('a realtime connection disconnects when the server rejects the join', async () => {
    const realtime = openRealtime({ joinReply: async () => ({ message: 'FORBIDDEN' }) });
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.disconnect).toHaveBeenCalledOnce());
    expect(realtime.events).toEqual([]);
  });

  it('a realtime connection does not disconnect when the join times out', async () => {
    const realtime = openRealtime({ joinReply: () => Promise.reject(new Error('operation has timed out')) });
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.emitWithAck).toHaveBeenCalledOnce());
    expect(realtime.events).toEqual([]);
    expect(realtime.disconnect).not.toHaveBeenCalled();
  });

  it('a realtime connection calls onLeave once when it is closed and the socket then disconnects', async () => {
    const realtime = openRealtime();
    realtime.emit('connect');
    await vi.waitFor(() => expect(realtime.events).toEqual(['join']));
    realtime.connection.close();
    realtime.emit('disconnect');
    expect(realtime.events).toEqual(['join', 'leave']);
  });
});
