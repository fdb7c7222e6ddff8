import type { FileFacts } from '@naungan/domain/attachment';

/** Why a file is not taken, or `null`. */
export type FileCheck = (file: FileFacts) => string | null;

const PDF = { type: 'application/pdf', name: /\.pdf$/i, begin: '%PDF' };

const callsItselfPdf = ({ name, type }: File) => type === PDF.type || PDF.name.test(name);

/** One that cannot be read is left to the server. */
const beginsAsPdf = (file: File): Promise<boolean> =>
  file
    .slice(0, 8)
    .text()
    .then(
      (head) => head.startsWith(PDF.begin),
      () => true,
    );

/**
 * Judges a file by what it says of itself, and what calls itself a PDF by how it begins: browsers know a file by its
 * name alone, and the server would refuse it when everything else has been filled in.
 */
export async function judgeFile(file: File, check: FileCheck): Promise<string | null> {
  const problem = check(file);
  if (problem !== null || !callsItselfPdf(file) || (await beginsAsPdf(file))) return problem;
  return check({ name: file.name, size: file.size, type: 'application/octet-stream' });
}
