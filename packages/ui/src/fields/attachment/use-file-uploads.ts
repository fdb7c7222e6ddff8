import { type AttachmentSpec, checkAttachment } from '@naungan/domain/attachment';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readError } from '../../flow/action-error/action-error.ts';
import { type AttachmentFiles, filesOf } from './attachment-files.ts';
import { createUploadBoard } from './upload-board.ts';
import type { UploadFile, UploadStates } from './upload-file.ts';

export type Refusals = Readonly<Record<string, string | null>>;
/** The pictures that are being prepared, by code of the document. */
export type Preparing = Readonly<Record<string, File | null>>;

export type FileUploads = {
  states: UploadStates;
  retry: (code: string) => void;
  /** Why the last file of a document was refused before it was sent, by code of the document. */
  refusals: Refusals;
  refuse: (code: string, message: string | null) => void;
  /** What is being prepared is not there yet, and a file that it replaces is not meant any more. */
  preparing: Preparing;
  prepare: (code: string, file: File, preparing: boolean) => void;
  /** Remembers the last file chosen for a document: a picture that is ready after it, in a step that was left, is late. */
  latest: (code: string) => RefObject<File | null>;
  /**
   * Sends a form once its files are there, each with the id that it is named by. When the form is refused because
   * of a file, that file shows as failed and is sent anew at the next try. Until `onCommit` an abort of the signal
   * calls it back.
   */
  deliver: <Sent extends { code: string; slot?: string }, Answer>(
    files: readonly Sent[],
    tools: { onProgress: (ratio: number) => void; signal: AbortSignal; onCommit: () => void },
    send: (files: (Sent & { uploadId?: string })[]) => Promise<Answer>,
  ) => Promise<Answer>;
};

const fitting = (specs: readonly AttachmentSpec[], files: AttachmentFiles) =>
  Object.fromEntries(
    specs.flatMap((spec) =>
      filesOf(files, spec.code).filter(([, file]) => checkAttachment(spec, file) === null),
    ),
  );

/**
 * Files ahead of their form. Without `uploadFile` they stay on the device and go with the form; a new one also waits
 * while they may not go yet.
 */
export function useFileUploads(
  specs: readonly AttachmentSpec[],
  files: AttachmentFiles,
  uploadFile: UploadFile | undefined,
  mayGo = true,
): FileUploads {
  const latest = useRef(uploadFile);
  const [board] = useState(() =>
    createUploadBoard(async (file, tools) => {
      if (!latest.current) throw new Error('There is nothing to send files with');
      return latest.current(file, tools);
    }),
  );
  const [refusals, setRefusals] = useState<Refusals>({});
  const [preparing, setPreparing] = useState<Preparing>({});
  const [chosen] = useState(() => new Map<string, RefObject<File | null>>());
  const states = useSyncExternalStore(board.subscribe, board.states, board.states);

  useEffect(() => {
    latest.current = uploadFile;
    if (uploadFile) board.follow(fitting(specs, files), mayGo);
  }, [board, specs, files, uploadFile, mayGo]);

  return {
    states,
    retry: board.retry,
    refusals,
    refuse: (code, message) => setRefusals((before) => ({ ...before, [code]: message })),
    preparing,
    prepare: (code, file, starts) =>
      setPreparing((before) => {
        if (starts) return { ...before, [code]: file };
        return before[code] === file ? { ...before, [code]: null } : before;
      }),
    latest(code) {
      const known = chosen.get(code) ?? { current: null };
      chosen.set(code, known);
      return known;
    },
    async deliver(sent, tools, send) {
      const ids = await board.settle(
        sent.map(({ code, slot = code }) => slot),
        tools,
      );
      tools.signal.throwIfAborted();
      tools.onCommit();
      const named = sent.map((file) => {
        const uploadId = ids.get(file.slot ?? file.code);
        return uploadId ? { ...file, uploadId } : file;
      });
      return send(named).catch((thrown: unknown) => {
        board.disown(readError(thrown, '').fields ?? []);
        throw thrown;
      });
    },
  };
}
