import type { CHANGED, JOIN_ROOM, MISSED } from '@naungan/api/realtime';
import type { Change, Joined } from '@naungan/api/realtime-messages';
import type { DefaultEventsMap, Socket, Server as SocketServer } from 'socket.io';

type FromPage = { [JOIN_ROOM]: (payload: unknown, answer: unknown) => void };
type ToPage = { [CHANGED]: (change: Change) => void; [MISSED]: () => void };
/** The member of the connection; null for a visitor. */
export type SocketData = { member: { userId: string; tokenHash: string } | null };

export type Answer = (joined: Joined) => void;
export type RealtimeServer = SocketServer<FromPage, ToPage, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<FromPage, ToPage, DefaultEventsMap, SocketData>;

/** Rooms for disconnecting sockets. No page can request to join one. */
export const sessionRoom = (tokenHash: string): string => `session:${tokenHash}`;
export const accountRoom = (userId: string): string => `account:${userId}`;
