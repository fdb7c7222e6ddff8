import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PremiumExamples } from '@naungan/api/content';

/** Passed to pages in addition to the request (`App.Locals` in src/env.d.ts). */
export type PageLocals = {
  /** Calls of the API without the network. */
  fetchApi?: typeof fetch;
  /** Set when the home page is rendered on demand. */
  home?: { examples: PremiumExamples };
};

/** Astro's handler for pages rendered on demand; calls `next` when no page has the path. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: PageLocals,
) => Promise<void>;

export type RenderedPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Has the members of a response that Astro uses. Stores the page in memory, so that the server can compress the page and
 * compute its ETag.
 */
class ResponseRecorder extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly chunks: Buffer[] = [];
  headers: OutgoingHttpHeaders = {};
  /** Astro removes its listener on the socket of this request at the end of the page. */
  readonly req: IncomingMessage;

  constructor(request: IncomingMessage) {
    super();
    this.req = request;
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    this.headers = headers;
    this.headersSent = true;
    return this;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

/** Pages rendered in one turn of the event loop. */
const PAGES_PER_TURN = 4;
let startedPageCount = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Resolves when a page may be rendered. Rendering blocks the event loop for milliseconds: without pauses, a hundred
 * simultaneous requests would keep the server from accepting new connections.
 */
function awaitTurn(): Promise<unknown> {
  const previousTurn = turn;
  startedPageCount += 1;
  if (startedPageCount % PAGES_PER_TURN === 0) turn = previousTurn.then(() => nextTurn());
  return previousTurn;
}

/**
 * Returns the page of an on-demand route; null when no route has the path. Rejects when rendering fails, also in the
 * middle of the page: Astro then destroys the response, whose unhandled 'error' event would end the process.
 */
export async function renderOnDemand(
  render: AstroHandler,
  request: IncomingMessage,
  locals: PageLocals = {},
): Promise<RenderedPage | null> {
  await awaitTurn();
  const recorder = new ResponseRecorder(request);
  const destroyed = new Promise<never>((_resolve, reject) => recorder.once('error', reject));
  let hasPage = true;
  const reportNoPage = () => {
    hasPage = false;
  };
  await Promise.race([
    render(request, recorder as unknown as ServerResponse, reportNoPage, locals),
    destroyed,
  ]);
  if (recorder.errored) throw recorder.errored;
  if (!hasPage) return null;
  return { status: recorder.statusCode, headers: recorder.headers, body: Buffer.concat(recorder.chunks) };
}
