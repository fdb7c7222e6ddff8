/** What the thread opens: the folder, or without a folder a database in memory, empty or with the content of a dump. */
export type ThreadData = { folder?: string | undefined; dump?: Uint8Array<ArrayBuffer> | undefined };

export type ThreadRequest =
  /** Prepares the session for a new connection. */
  | { kind: 'connect' }
  /** Executes messages of PostgreSQL's protocol. */
  | { kind: 'execute'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'dump' }
  | { kind: 'close' };

/**
 * The thread replies to its start, then to the requests, in their order. `bytes`: PostgreSQL's reply, or the dump.
 * `error`: why the database was not opened, or the request failed; an error of SQL is a reply of PostgreSQL.
 */
export type ThreadReply = { bytes?: Uint8Array<ArrayBuffer>; error?: Error };
