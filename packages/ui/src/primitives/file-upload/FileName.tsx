import type { UploadedFile } from './file-text.ts';

/** The file's name, as a link if the file has a URL. */
export function FileName({ file, newTabText }: { file: UploadedFile; newTabText: string }) {
  if (!file.url) return <p className="nu:font-semibold nu:[overflow-wrap:anywhere]">{file.name}</p>;
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener"
      className="nu:relative nu:block nu:font-semibold nu:[overflow-wrap:anywhere] nu:underline nu:decoration-field nu:underline-offset-4 nu:hover:text-brand nu:hover:decoration-brand"
    >
      {file.name}
      <span className="nu:sr-only"> {newTabText}</span>
    </a>
  );
}
