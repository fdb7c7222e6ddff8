import type { CHANGE_EVENT, JOIN_ROOM, MISSED_EVENTS_EVENT } from '@naungan/api/realtime';
import type { Change, JoinResponse } from '@naungan/api/realtime-messages';
import type { DefaultEventsMap, Socket, Server as SocketServer } from 'socket.io';

type FromPage = { [JOIN_ROOM]: (payload: unknown, acknowledge: unknown) => void };
type ToPage = { [CHANGE_EVENT]: (change: Change) => void; [MISSED_EVENTS_EVENT]: () => void };
/** The member of the connection; null for a visitor. */
export type SocketData = { member: { userId: string; tokenHash: string } | null };

export type JoinReply = (response: JoinResponse) => void;
export type RealtimeServer = SocketServer<FromPage, ToPage, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<FromPage, ToPage, DefaultEventsMap, SocketData>;

/** Rooms by the hash of a token: of a session, to disconnect it, or of a mailed link. No page can name one. */
export const sessionRoom = (tokenHash: string): string => `session:${tokenHash}`;
export const accountRoom = (userId: string): string => `account:${userId}`;
