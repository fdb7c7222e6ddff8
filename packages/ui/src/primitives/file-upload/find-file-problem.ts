import type { FileFacts } from '@naungan/domain/attachment';

/** Returns why a file is rejected, or `null`. */
export type FileCheck = (file: FileFacts) => string | null;

const PDF = { type: 'application/pdf', name: /\.pdf$/i, signature: '%PDF' };

const isDeclaredPdf = ({ name, type }: File) => type === PDF.type || PDF.name.test(name);

/**
 * Returns whether the content begins like a PDF; also true for a file that cannot be read, which the server
 * will check.
 */
const hasPdfSignature = (file: File): Promise<boolean> =>
  file
    .slice(0, 8)
    .text()
    .then(
      (head) => head.startsWith(PDF.signature),
      () => true,
    );

/**
 * Checks a file's name, size and type, and whether a PDF's content begins like a PDF. The content must be
 * checked here because browsers derive the type from the name alone, and the server would reject the file only
 * after the whole form is filled in.
 * @returns the message of `check`, or null
 */
export async function findFileProblem(file: File, check: FileCheck): Promise<string | null> {
  const problem = check(file);
  if (problem !== null || !isDeclaredPdf(file) || (await hasPdfSignature(file))) return problem;
  // For a file of an unknown type `check` returns its message about the type.
  return check({ name: file.name, size: file.size, type: 'application/octet-stream' });
}
