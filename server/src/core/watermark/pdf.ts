import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSerialQueue } from '../uploads/serial-queue.ts';
import type { StampRequest } from './pdf-thread.ts';

const FILE = new URL('./pdf-thread.ts', import.meta.url);
const MAX_SECONDS = 30;
const MAX_MEGABYTES = 768;

async function stamp(pdf: Uint8Array, text: string): Promise<Uint8Array> {
  const workerData: StampRequest = { pdf: new Uint8Array(pdf), text };
  const worker = new Worker(FILE, {
    workerData,
    transferList: [workerData.pdf.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  try {
    const [stamped] = await once(worker, 'message', { signal: AbortSignal.timeout(MAX_SECONDS * 1_000) });
    return stamped as Uint8Array;
  } finally {
    await worker.terminate();
  }
}

const inTurn = createSerialQueue();

/**
 * Returns the PDF with the text on every page, as annotations in an incremental update: signatures and texts stay as they are.
 * One PDF at a time, in a thread. @throws for a broken PDF, and after 30 seconds
 */
export const stampPdf = (pdf: Uint8Array, text: string): Promise<Uint8Array> =>
  inTurn(() => stamp(pdf, text));
