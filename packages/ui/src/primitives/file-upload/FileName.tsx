import type { UploadedFile } from './file-text.ts';

/** The file's name; a link to the file where there is one. */
export function FileName({ file }: { file: UploadedFile }) {
  if (!file.url) return <p className="nu:truncate nu:font-semibold">{file.name}</p>;
  // `relative`: what is read out only is cut off with the rest of a long name, and does not widen the page.
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener"
      className="nu:relative nu:block nu:truncate nu:font-semibold nu:underline nu:decoration-field nu:underline-offset-4 nu:hover:text-brand nu:hover:decoration-brand"
    >
      {file.name}
      <span className="nu:sr-only"> (buka di tab baru)</span>
    </a>
  );
}
