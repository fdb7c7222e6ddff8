import type { CHANGE_EVENT, JOIN_ROOM, MISSED_EVENTS_EVENT } from '@naungan/api/realtime';
import type { Change, JoinResponse } from '@naungan/api/realtime-messages';
import type { DefaultEventsMap, Socket, Server as SocketServer } from 'socket.io';

type EventsFromPage = { [JOIN_ROOM]: (payload: unknown, acknowledge: unknown) => void };
type EventsToPage = { [CHANGE_EVENT]: (change: Change) => void; [MISSED_EVENTS_EVENT]: () => void };
/** The member of the connection; null for a visitor. */
export type SocketData = { member: { userId: string; tokenHash: string } | null };

/** Acknowledges a request to join a room. */
export type SendJoinResponse = (response: JoinResponse) => void;
export type RealtimeServer = SocketServer<EventsFromPage, EventsToPage, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<EventsFromPage, EventsToPage, DefaultEventsMap, SocketData>;

/**
 * Returns the room of a session or of a mailed link. The server joins the connection to this room, so that it can
 * disconnect all connections of the session or link. A page cannot request the room.
 */
export const sessionRoom = (tokenHash: string): string => `session:${tokenHash}`;
export const accountRoom = (userId: string): string => `account:${userId}`;
