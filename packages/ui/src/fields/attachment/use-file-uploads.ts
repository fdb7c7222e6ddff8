import { type AttachmentSpec, checkAttachment } from '@naungan/domain/attachment';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { useBackOnline } from '../../flow/use-back-online.ts';
import { type AttachmentFiles, filesOf } from './attachment-files.ts';
import type { UploadFile, UploadStates } from './upload-file.ts';
import { createUploadManager } from './upload-manager.ts';

/**
 * By document code, the reason why the last chosen file was rejected (before its upload, or by the server); `null` if
 * the last chosen file was suitable.
 */
export type FileRejections = Readonly<Record<string, string | null>>;
/** Pictures that are being prepared, by document code; `null` after the preparation. */
export type PicturesInPreparation = Readonly<Record<string, File | null>>;

export type FileUploads = {
  states: UploadStates;
  retry: (slot: string) => void;
  rejections: FileRejections;
  reportRejection: (code: string, message: string | null) => void;
  /** Each of these pictures blocks the step of its document, even if an earlier file was chosen. */
  picturesInPreparation: PicturesInPreparation;
  reportPreparation: (code: string, file: File, isPreparing: boolean) => void;
  /**
   * Returns the ref that stores the last chosen file of a document. If another file is chosen while a picture is
   * being prepared, the picture is discarded.
   */
  lastChosenFile: (code: string) => RefObject<File | null>;
  /**
   * Waits for the uploads, then sends the form with the upload id of each file. If the server rejects the form
   * because of a file, that file is marked as failed and is uploaded again at the next attempt. The signal can
   * abort until `onCommit` is called.
   */
  submitWithFiles: <Attachment extends { code: string; slot?: string }, Reply>(
    files: readonly Attachment[],
    tools: { onProgress: (ratio: number) => void; signal: AbortSignal; onCommit: () => void },
    send: (files: (Attachment & { uploadId?: string })[]) => Promise<Reply>,
  ) => Promise<Reply>;
};

/** Returns the suitable files of the form's documents, by slot. */
const acceptedFiles = (specs: readonly AttachmentSpec[], files: AttachmentFiles) =>
  Object.fromEntries(
    specs.flatMap((spec) =>
      filesOf(files, spec.code).filter(([, file]) => checkAttachment(spec, file) === null),
    ),
  );

/**
 * Uploads files before their form is submitted. Without `uploadFile` the files stay on the device and are sent
 * with the form. While `canUpload` is false, no new upload starts.
 */
export function useFileUploads(
  specs: readonly AttachmentSpec[],
  files: AttachmentFiles,
  uploadFile: UploadFile | undefined,
  canUpload = true,
): FileUploads {
  const latestUploadFile = useRef(uploadFile);
  const [manager] = useState(() =>
    createUploadManager(async (file, tools) => {
      if (!latestUploadFile.current) throw new Error('uploadFile is not set, so files cannot be uploaded');
      return latestUploadFile.current(file, tools);
    }),
  );
  const [rejections, setRejections] = useState<FileRejections>({});
  const [picturesInPreparation, setPicturesInPreparation] = useState<PicturesInPreparation>({});
  const [lastFileByCode] = useState(() => new Map<string, RefObject<File | null>>());
  const states = useSyncExternalStore(manager.subscribe, manager.states, manager.states);

  // Status 0 means that the server did not respond.
  const unansweredSlots = Object.entries(states).flatMap(([slot, state]) =>
    state?.state === 'failed' && state.error.status === 0 ? [slot] : [],
  );
  useBackOnline(unansweredSlots.length > 0, () => {
    for (const slot of unansweredSlots) manager.retry(slot);
  });

  useEffect(() => {
    latestUploadFile.current = uploadFile;
    if (uploadFile) manager.sync(acceptedFiles(specs, files), canUpload);
  }, [manager, specs, files, uploadFile, canUpload]);

  return {
    states,
    retry: manager.retry,
    rejections,
    reportRejection: (code, message) => setRejections((previous) => ({ ...previous, [code]: message })),
    picturesInPreparation,
    reportPreparation: (code, file, isPreparing) =>
      setPicturesInPreparation((previous) => {
        if (isPreparing) return { ...previous, [code]: file };
        return previous[code] === file ? { ...previous, [code]: null } : previous;
      }),
    lastChosenFile(code) {
      const ref = lastFileByCode.get(code) ?? { current: null };
      lastFileByCode.set(code, ref);
      return ref;
    },
    async submitWithFiles(attachments, tools, send) {
      const uploadIds = await manager.waitForUploads(
        attachments.map(({ code, slot = code }) => slot),
        tools,
      );
      tools.signal.throwIfAborted();
      tools.onCommit();
      const attachmentsWithIds = attachments.map((file) => {
        const uploadId = uploadIds.get(file.slot ?? file.code);
        return uploadId ? { ...file, uploadId } : file;
      });
      return send(attachmentsWithIds).catch((thrown: unknown) => {
        manager.markRejected(readApiProblem(thrown).fields);
        throw thrown;
      });
    },
  };
}
