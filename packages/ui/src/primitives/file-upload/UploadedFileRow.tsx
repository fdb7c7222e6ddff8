import { FileRow, type FileRowProps } from './FileRow.tsx';

export type UploadedFileRowProps = Omit<FileRowProps, 'onReplace'> & { error?: string | undefined };

/** One of several files of a document, with the error of its upload. The file can be removed, but not replaced. */
export function UploadedFileRow({ error, ...rowProps }: UploadedFileRowProps) {
  return (
    <li>
      <FileRow {...rowProps} onReplace={undefined} />
      {error && (
        <p role="alert" className="nu:mt-1 nu:text-sm nu:font-medium nu:text-bad">
          {error}
        </p>
      )}
    </li>
  );
}
