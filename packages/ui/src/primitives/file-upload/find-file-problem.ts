import type { FileFacts } from '@naungan/domain/attachment';

/** Returns the message why a file is rejected; `null` if it is accepted. */
export type FileCheck = (file: FileFacts) => string | null;

const PDF = { type: 'application/pdf', namePattern: /\.pdf$/i, signature: '%PDF' };

/** Bytes to read: enough for the signature (4) and a byte order mark (3) that may precede it. `text()` removes the mark. */
const HEAD_BYTES = 8;

const isDeclaredPdf = ({ name, type }: File) => type === PDF.type || PDF.namePattern.test(name);

/**
 * Resolves to whether the content begins like a PDF. Resolves to true, too, if the file cannot be read: the server then
 * checks the file.
 */
const hasPdfSignature = (file: File): Promise<boolean> =>
  file
    .slice(0, HEAD_BYTES)
    .text()
    .then(
      (head) => head.startsWith(PDF.signature),
      () => true,
    );

/**
 * Checks a file's name, size and type, and whether a PDF's content begins like a PDF. The content is checked because
 * browsers derive the type from the name alone. Without this check the server would reject the file, but only after the
 * whole form is filled in.
 * @returns the message of `check`; null if the file is accepted
 */
export async function findFileProblem(file: File, check: FileCheck): Promise<string | null> {
  const problem = check(file);
  if (problem !== null || !isDeclaredPdf(file) || (await hasPdfSignature(file))) return problem;
  // The file is no PDF. With an unknown type, `check` returns its message for a wrong type.
  return check({ name: file.name, size: file.size, type: 'application/octet-stream' });
}
