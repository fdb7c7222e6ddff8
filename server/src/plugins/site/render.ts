import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What pages get besides the request: the API, without a way over the network (`App.Locals` in src/env.d.ts). */
export type PageLocals = { fetchApi?: typeof fetch };

/** Astro's handler of the pages that are rendered on demand; `next` is called when the path is none of them. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: PageLocals,
) => Promise<void>;

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** As much of a response as Astro writes to; keeps the page, so that it can be compressed and have an ETag. */
class Sheet extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly pieces: Buffer[] = [];
  written: OutgoingHttpHeaders = {};

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    this.written = headers;
    this.headersSent = true;
    return this;
  }

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.pieces.push(piece);
    done();
  }
}

/** Pages that begin in one turn of the event loop. */
const A_TURN = 4;
let begun = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * A page takes milliseconds without a pause: a hundred that were asked for at once would keep new visitors from being
 * heard until all of them are rendered.
 */
function inTurn(): Promise<unknown> {
  const mine = turn;
  begun += 1;
  if (begun % A_TURN === 0) turn = mine.then(() => nextTurn());
  return mine;
}

/** The page of an on-demand route; null when the path belongs to none. */
export async function renderOnDemand(
  render: AstroHandler,
  request: IncomingMessage,
  locals: PageLocals = {},
): Promise<Rendered | null> {
  await inTurn();
  const sheet = new Sheet();
  let found = true;
  const pass = () => {
    found = false;
  };
  await render(request, sheet as unknown as ServerResponse, pass, locals);
  if (!found) return null;
  return { status: sheet.statusCode, headers: sheet.written, body: Buffer.concat(sheet.pieces) };
}
