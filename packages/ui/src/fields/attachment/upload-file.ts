import type { ActionError } from '../../flow/action-error/action-error.ts';

export type UploadTools = {
  /** Of the document that the file is. */
  code: string;
  /** Tells it from other files of the document (`fileSlot`); the code where there is one alone. */
  slot?: string;
  /** 0 to 1. */
  onProgress: (ratio: number) => void;
  /** Aborts when the file is taken back or replaced, also after it was sent: what was sent is removed then. */
  signal: AbortSignal;
};

/**
 * Sends a file ahead of its form and answers the id that the form names it by. It may take as long as the network
 * does; asked again for a file that is partly sent, it goes on. Rejects with an `ActionError`: 413, 415 and 422
 * mean that the file itself is refused.
 */
export type UploadFile = (file: File, tools: UploadTools) => Promise<string>;

export type UploadState =
  | { state: 'waiting' }
  | { state: 'sending'; progress: number }
  | { state: 'sent'; id: string }
  /** `refused`: trying again cannot help, another file can. */
  | { state: 'failed'; error: ActionError; refused: boolean };

/** By code of the document, or by slot (`fileSlot`) where it takes several files. */
export type UploadStates = Readonly<Record<string, UploadState>>;
