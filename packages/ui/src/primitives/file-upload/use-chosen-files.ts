import { type AttachmentSpec, acceptsPictures } from '@naungan/domain/attachment';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../toast/index.ts';
import { previewKind } from './file-text.ts';
import { type FileCheck, findFileProblem } from './find-file-problem.ts';
import { prepareFile } from './use-chosen-file.ts';

export type ChosenFilesListeners = {
  /** Called with each accepted file; pictures are already prepared. */
  onSelect: (file: File) => void;
  /** Called with the reason why a file was rejected; `null` when other files are chosen. */
  onRejection?: ((message: string | null) => void) | undefined;
  /** Called with the first chosen file when the preparation of all chosen files starts and ends. */
  onPreparing?: ((file: File, isPreparing: boolean) => void) | undefined;
};

type Limits = {
  check: FileCheck;
  /** Number of files that can still be added. */
  remainingCount: number;
  /** The message if more files are chosen. */
  tooManyMessage: string;
};

/** Prepares and checks several files one after another, as `useChosenFile` does for one file. */
export function useChosenFiles(spec: AttachmentSpec, listeners: ChosenFilesListeners, limits: Limits) {
  const [rejection, setRejection] = useState<string | null>(null);
  const [pendingCount, setPendingCount] = useState(0);
  const latestListeners = useRef(listeners);
  useEffect(() => {
    latestListeners.current = listeners;
  });

  function showRejection(message: string | null) {
    setRejection(message);
    latestListeners.current.onRejection?.(message);
    // The reason is also shown in a toast [3 §5], because the field may be scrolled out of view while files are
    // chosen.
    if (message) toast({ tone: 'warning', message, topic: spec.code });
  }

  async function selectFile(file: File) {
    const isPicture = file.size > 0 && acceptsPictures(spec.extention) && previewKind(file) === 'image';
    const readyFile = isPicture ? (await prepareFile(file, spec)).file : file;
    const problem = await findFileProblem(readyFile, limits.check);
    if (problem === null) latestListeners.current.onSelect(readyFile);
    else showRejection(problem);
  }

  return {
    rejection,
    isPreparing: pendingCount > 0,
    clear: () => showRejection(null),
    async selectAll(files: readonly File[]) {
      const acceptedFiles = files.slice(0, limits.remainingCount - pendingCount);
      showRejection(acceptedFiles.length < files.length ? limits.tooManyMessage : null);
      const [firstFile] = acceptedFiles;
      if (!firstFile) return;
      setPendingCount((count) => count + acceptedFiles.length);
      latestListeners.current.onPreparing?.(firstFile, true);
      for (const file of acceptedFiles) {
        await selectFile(file);
        setPendingCount((count) => count - 1);
      }
      latestListeners.current.onPreparing?.(firstFile, false);
    },
  };
}
