import { type AttachmentSpec, maxFiles } from '@naungan/domain/attachment';
import { type ReactNode, useId } from 'react';
import { type Messages, useMessages } from '../host/messages.ts';
import type { FileCheck } from './find-file-problem.ts';
import { fileUploadMessages } from './messages.ts';
import { type FileInputProps, PickerFrame } from './PickerFrame.tsx';
import { type ChosenFilesListeners, useChosenFiles } from './use-chosen-files.ts';

export type FilesPickerProps = ChosenFilesListeners &
  FileInputProps & {
    /** The required document, with its minimum and maximum number of files. */
    spec: AttachmentSpec;
    /** Number of chosen files. */
    count: number;
    /** Number of files that can still be added. */
    remainingCount: number;
    check: FileCheck;
    /** The message if more files are chosen than `remainingCount`. */
    tooManyMessage: string;
    /** The reason why files must be replaced or added. */
    error?: string | undefined;
    /** Whether there is a button that opens a phone's camera. */
    camera?: boolean | undefined;
    /** The chosen files. */
    children: ReactNode;
  };

function countText(
  { min = 1, max = 1 }: AttachmentSpec,
  count: number,
  messages: Messages['FileUpload'],
): string {
  const requirement = min > 1 ? messages.fileRange(min, max) : messages.maxFiles(max);
  return count === 0 ? requirement : `${requirement}, ${messages.chosenCount(count)}`;
}

/** A field for a document with several files. The customer chooses, drops or photographs them, together or one by one. */
export function FilesPicker({
  id,
  spec,
  count,
  remainingCount,
  error,
  camera,
  children,
  check,
  tooManyMessage,
  onSelect,
  onRejection,
  onPreparing,
  ...inputProps
}: FilesPickerProps) {
  const texts = useMessages('FileUpload', fileUploadMessages, inputProps.messages);
  const listeners = { onSelect, onRejection, onPreparing };
  const generatedId = useId();
  const chosenFiles = useChosenFiles(spec, listeners, {
    check,
    remainingCount,
    tooManyMessage,
  });
  return (
    <PickerFrame
      {...inputProps}
      id={id ?? generatedId}
      spec={spec}
      countText={`${countText(spec, count, texts)}.`}
      picker={{
        label: count > 0 ? texts.add : texts.choose,
        multiple: true,
        className: count > 0 && 'nu:min-h-13!',
      }}
      full={count >= maxFiles(spec)}
      camera={camera}
      onFiles={(files) => {
        if (files && files.length > 0) void chosenFiles.selectAll([...files]);
      }}
      note={chosenFiles.isPreparing ? texts.preparing : ''}
      error={chosenFiles.rejection ?? error}
    >
      {count > 0 && <ul className="nu:mb-2 nu:grid nu:gap-2">{children}</ul>}
    </PickerFrame>
  );
}
