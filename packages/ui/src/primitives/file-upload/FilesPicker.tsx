import { type AttachmentSpec, mostFiles } from '@naungan/domain/attachment';
import { type ReactNode, useId } from 'react';
import type { FileCheck } from './judge-file.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { type ChosenFilesListeners, useChosenFiles } from './use-chosen-files.ts';

export type FilesPickerProps = ChosenFilesListeners & {
  /** Id of the file input. */
  id?: string;
  /** What document is asked for, and how many files of it. */
  spec: AttachmentSpec;
  /** How many are there, and how many more are taken. */
  count: number;
  room: number;
  check: FileCheck;
  /** Said where more are chosen than are taken. */
  tooMany: string;
  /** Why there have to be others. */
  error?: string | undefined;
  /** A phone takes a photo right away. */
  camera?: boolean | undefined;
  /** The files that are there. */
  children: ReactNode;
};

function countText({ min = 1, max = 1 }: AttachmentSpec, count: number): string {
  const wanted = min > 1 ? `${min} sampai ${max} berkas` : `Maksimal ${max} berkas`;
  return count === 0 ? wanted : `${wanted}, ${count} dipilih`;
}

/** A document of several files: they are chosen, dropped or taken with the camera, together or one by one. */
export function FilesPicker({
  id,
  spec,
  count,
  room,
  error,
  camera,
  children,
  check,
  tooMany,
  ...tell
}: FilesPickerProps) {
  const made = useId();
  const chosen = useChosenFiles(spec, tell, { check, room, tooMany });
  return (
    <PickerFrame
      id={id ?? made}
      spec={spec}
      countText={`${countText(spec, count)}.`}
      picker={{
        label: count > 0 ? 'Tambah berkas' : 'Pilih berkas',
        several: true,
        className: count > 0 && 'nu:min-h-13!',
      }}
      full={count >= mostFiles(spec)}
      camera={camera}
      onTake={(files) => {
        if (files && files.length > 0) void chosen.takeAll([...files]);
      }}
      note={chosen.preparing ? 'Foto sedang disiapkan…' : ''}
      error={chosen.refusal ?? error}
    >
      {count > 0 && <ul className="nu:mb-2 nu:grid nu:gap-2">{children}</ul>}
    </PickerFrame>
  );
}
