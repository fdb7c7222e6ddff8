import { type AttachmentSpec, takesPictures } from '@naungan/domain/attachment';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../toast/index.ts';
import { lookOf } from './file-text.ts';
import { type FileCheck, judgeFile } from './judge-file.ts';
import { preparedFile } from './use-chosen-file.ts';

export type ChosenFilesListeners = {
  /** Called with each file that is taken, a picture as it is sent. */
  onSelect: (file: File) => void;
  /** Told why a file was refused; `null` once others are chosen. */
  onRefusal?: ((message: string | null) => void) | undefined;
  /** Told when pictures are being prepared, and when no more. */
  onPreparing?: ((file: File, preparing: boolean) => void) | undefined;
};

type Limits = { check: FileCheck; room: number; tooMany: string };

/** What becomes of several files between choosing and sending, one after the other: see `useChosenFile`. */
export function useChosenFiles(spec: AttachmentSpec, tell: ChosenFilesListeners, limits: Limits) {
  const [refusal, setMessage] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  const told = useRef(tell);
  useEffect(() => {
    told.current = tell;
  });

  function refuse(message: string | null) {
    setMessage(message);
    told.current.onRefusal?.(message);
    // Said aside as well [3 §5]: the field may be out of sight while the next ones are chosen.
    if (message) toast({ tone: 'warning', message, about: spec.code });
  }

  async function take(file: File) {
    const isPicture = file.size > 0 && takesPictures(spec.extention) && lookOf(file) === 'image';
    const ready = isPicture ? (await preparedFile(file, spec)).file : file;
    const problem = await judgeFile(ready, limits.check);
    if (problem === null) told.current.onSelect(ready);
    else refuse(problem);
  }

  return {
    refusal,
    preparing: waiting > 0,
    forget: () => refuse(null),
    async takeAll(chosen: readonly File[]) {
      const fitting = chosen.slice(0, limits.room - waiting);
      refuse(fitting.length < chosen.length ? limits.tooMany : null);
      const [first] = fitting;
      if (!first) return;
      setWaiting((now) => now + fitting.length);
      told.current.onPreparing?.(first, true);
      for (const file of fitting) {
        await take(file);
        setWaiting((now) => now - 1);
      }
      told.current.onPreparing?.(first, false);
    },
  };
}
