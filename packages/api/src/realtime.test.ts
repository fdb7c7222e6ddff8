import { describe, expect, it, vi } from 'vitest';
import {
  CHANGED,
  type ConnectOptions,
  createRealtime,
  guestIdentity,
  JOIN_ROOM,
  MISSED,
  memberIdentity,
} from './realtime.ts';
import type { Joined } from './realtime-messages.ts';

const sari = memberIdentity('secret', { id: 'm-1', fullName: 'SARI WULANDARI' });

function page({ identity = sari, answer }: { identity?: typeof sari; answer?: () => Promise<Joined> } = {}) {
  const listeners = new Map<string, (value?: unknown) => void>();
  const emitWithAck = vi.fn(
    (_event: string, _payload: object) => answer?.() ?? Promise.resolve<Joined>({ message: 'ok' }),
  );
  const disconnect = vi.fn();
  const asked: { origin: string; options: ConnectOptions }[] = [];
  const said: string[] = [];
  const connection = createRealtime({
    origin: 'https://api.test',
    identity,
    connect(origin, options) {
      asked.push({ origin, options });
      return {
        on: (event, listener) => listeners.set(event, listener as () => void),
        timeout: () => ({ emitWithAck }),
        disconnect,
      };
    },
    onJoin: () => said.push('join'),
    onLeave: () => said.push('leave'),
    onChange: ({ kind, id }) => said.push(`${kind} ${id}`),
  });
  const happen = (event: string, value?: unknown) => listeners.get(event)?.(value);
  return { connection, asked, said, happen, emitWithAck, disconnect };
}

function authOf({ asked }: ReturnType<typeof page>): unknown {
  const send = vi.fn();
  asked[0]?.options.auth(send);
  return send.mock.calls[0]?.[0];
}

describe('a realtime connection', () => {
  it('connects to the same origin, by WebSocket first, with the token in the handshake and not in the URL', () => {
    const one = page();
    expect(one.asked).toMatchObject([
      {
        origin: 'https://api.test',
        options: { path: '/api/v1/socket', transports: ['websocket', 'polling'], tryAllTransports: true },
      },
    ]);
    expect(JSON.stringify(one.asked)).not.toContain('secret');
    expect(authOf(one)).toEqual({ access_token: 'secret' });
  });

  it('joins a guest without a token, as Guest, in the room of its id', async () => {
    const one = page({ identity: guestIdentity('g-1') });
    expect(authOf(one)).toEqual({});
    one.happen('connect');
    await vi.waitFor(() => expect(one.said).toEqual(['join']));
    expect(one.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, { userId: 'g-1', fullName: 'Guest', roomname: 'guest:g-1' }],
    ]);
  });

  it('joins the room of the member after each connection', async () => {
    const one = page();
    one.happen('connect');
    await vi.waitFor(() => expect(one.said).toEqual(['join']));
    one.happen('disconnect');
    one.happen('connect');
    await vi.waitFor(() => expect(one.said).toEqual(['join', 'leave', 'join']));
    const room = { userId: 'm-1', fullName: 'SARI WULANDARI', roomname: 'member:m-1' };
    expect(one.emitWithAck.mock.calls).toEqual([
      [JOIN_ROOM, room],
      [JOIN_ROOM, room],
    ]);
  });

  it('reports changes, and calls onJoin when some may have been missed', async () => {
    const one = page();
    one.happen('connect');
    await vi.waitFor(() => expect(one.said).toEqual(['join']));
    one.happen(CHANGED, { kind: 'order', id: 'o-1', productType: 'kesehatan' });
    one.happen(MISSED);
    expect(one.said).toEqual(['join', 'order o-1', 'join']);
  });

  it('disconnects when its room is rejected', async () => {
    const one = page({ answer: async () => ({ message: 'FORBIDDEN' }) });
    one.happen('connect');
    await vi.waitFor(() => expect(one.disconnect).toHaveBeenCalledOnce());
    expect(one.said).toEqual([]);
  });

  it('stays open for the next connection when the join times out', async () => {
    const one = page({ answer: () => Promise.reject(new Error('operation has timed out')) });
    one.happen('connect');
    await vi.waitFor(() => expect(one.emitWithAck).toHaveBeenCalledOnce());
    expect(one.said).toEqual([]);
    expect(one.disconnect).not.toHaveBeenCalled();
  });

  it('calls onLeave once', async () => {
    const one = page();
    one.happen('connect');
    await vi.waitFor(() => expect(one.said).toEqual(['join']));
    one.connection.close();
    one.happen('disconnect');
    expect(one.said).toEqual(['join', 'leave']);
  });
});
