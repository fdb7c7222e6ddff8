import type { CHANGE_EVENT, JOIN_ROOM, MISSED_EVENTS_EVENT } from '@naungan/api/realtime';
import type { Change, JoinResponse } from '@naungan/api/realtime-messages';
import type { DefaultEventsMap, Socket, Server as SocketServer } from 'socket.io';

type EventsFromPage = { [JOIN_ROOM]: (payload: unknown, acknowledge: unknown) => void };
type EventsToPage = { [CHANGE_EVENT]: (change: Change) => void; [MISSED_EVENTS_EVENT]: () => void };
/** The member of the connection; null for a visitor. */
export type SocketData = { member: { userId: string; tokenHash: string } | null };

export type JoinReply = (response: JoinResponse) => void;
export type RealtimeServer = SocketServer<EventsFromPage, EventsToPage, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<EventsFromPage, EventsToPage, DefaultEventsMap, SocketData>;

/** Returns the room of a session, for its disconnection, or of a mailed link. A page cannot request such a room. */
export const sessionRoom = (tokenHash: string): string => `session:${tokenHash}`;
export const accountRoom = (userId: string): string => `account:${userId}`;
