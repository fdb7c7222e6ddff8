import type { ApiProblem } from '../../flow/api-problem.ts';

export type UploadTools = {
  /** Code of the document. */
  code: string;
  /** Slot of the file (`fileSlot`); equals the code for a document of one file. */
  slot?: string;
  /** Reports progress from 0 to 1. */
  onProgress: (ratio: number) => void;
  /**
   * Reports that the connection is lost and that the upload waits for the connection. The next call of `onProgress` means
   * that the upload has resumed.
   */
  onPause?: () => void;
  /**
   * Aborts when the file is removed or replaced. If the upload has ended by then, `uploadFile` removes the file
   * from the server.
   */
  signal: AbortSignal;
};

/**
 * Uploads a file before its form is sent, and resolves to the id by which the form refers to the file. Has
 * no timeout. A second call with the same, partly uploaded file resumes the upload. Rejects with an `ApiProblem`;
 * status 413, 415 or 422 means that the file itself is rejected.
 */
export type UploadFile = (file: File, tools: UploadTools) => Promise<string>;

export type UploadState =
  /** The upload is requested and has not sent a byte. */
  | { state: 'waiting' }
  | { state: 'sending'; progress: number }
  /** The connection is lost; the upload resumes automatically. */
  | { state: 'paused'; progress: number }
  | { state: 'sent'; id: string }
  /** `isContentRejected`: the server rejected the content of the file, so a retry cannot help. */
  | { state: 'failed'; error: ApiProblem; isContentRejected: boolean };

/** Upload status by document code; if a document takes several files, by slot (see `fileSlot`). */
export type UploadStates = Readonly<Record<string, UploadState>>;
