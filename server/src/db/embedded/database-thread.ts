import { Worker } from 'node:worker_threads';
import type { ThreadData, ThreadReply, ThreadRequest } from './messages.ts';

const FILE = new URL('./thread.ts', import.meta.url);
/** Message of the error after the thread has ended. */
export const THREAD_ENDED = 'The thread of the embedded database has ended';

type WaitingCall = { resolve: (reply: ThreadReply) => void; reject: (error: Error) => void };

/** Starts and calls the thread of the embedded database. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waitingCalls: WaitingCall[] = [];
  #end: Error | undefined;
  #lastReplyAt = 0;

  /**
   * Starts the thread and opens the database.
   * @throws when PGlite cannot open the folder
   */
  static async start(data: ThreadData): Promise<DatabaseThread> {
    const thread = new DatabaseThread(data);
    try {
      await thread.#nextReply();
      return thread;
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
  }

  private constructor(data: ThreadData) {
    this.#worker = new Worker(FILE, { workerData: data, transferList: data.dump ? [data.dump.buffer] : [] });
    this.#worker.on('message', (reply: ThreadReply) => {
      this.#lastReplyAt = performance.now();
      const call = this.#waitingCalls.shift();
      if (reply.error) call?.reject(reply.error);
      else call?.resolve(reply);
    });
    this.#worker.on('error', (cause) => this.#handleEnd(cause));
    this.#worker.on('exit', () => this.#handleEnd());
  }

  #handleEnd(cause?: unknown): void {
    this.#end ??= new Error(THREAD_ENDED, { cause });
    for (const { reject } of this.#waitingCalls.splice(0)) reject(this.#end);
  }

  #nextReply(): Promise<ThreadReply> {
    return new Promise((resolve, reject) => {
      if (this.#end) reject(this.#end);
      else this.#waitingCalls.push({ resolve, reject });
    });
  }

  async #call(request: ThreadRequest): Promise<Uint8Array<ArrayBuffer>> {
    const reply = this.#nextReply();
    this.#worker.postMessage(request, request.kind === 'execute' ? [request.bytes.buffer] : []);
    return (await reply).bytes ?? new Uint8Array();
  }

  /** Milliseconds since the last reply. A database that replies to other queries is busy, not broken. */
  get millisecondsSinceReply(): number {
    return performance.now() - this.#lastReplyAt;
  }

  /** Prepares PGlite's session for a new connection. */
  async connect(): Promise<void> {
    await this.#call({ kind: 'connect' });
  }

  /**
   * Executes messages of PostgreSQL's protocol, and resolves to PostgreSQL's reply. The memory of `bytes` is moved to the
   * thread, so the caller cannot use it afterwards.
   * @throws when the thread has ended
   */
  execute(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return this.#call({ kind: 'execute', bytes });
  }

  /** Returns the content of the database as a tar file. */
  dump(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#call({ kind: 'dump' });
  }

  /** Closes the database and ends the thread. */
  async close(): Promise<void> {
    if (!this.#end) await this.#call({ kind: 'close' });
    await this.#worker.terminate();
  }
}
