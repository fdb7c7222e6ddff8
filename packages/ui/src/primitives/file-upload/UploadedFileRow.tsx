import { FileRow, type FileRowProps } from './FileRow.tsx';

export type UploadedFileRowProps = Omit<FileRowProps, 'onReplace'> & { error?: string | undefined };

/** One of several files of a document, with the error of its upload. It can be removed, not replaced. */
export function UploadedFileRow({ error, ...row }: UploadedFileRowProps) {
  return (
    <li>
      <FileRow {...row} onReplace={undefined} />
      {error && (
        <p role="alert" className="nu:mt-1 nu:text-sm nu:font-medium nu:text-bad">
          {error}
        </p>
      )}
    </li>
  );
}
