import { randomUUID } from 'node:crypto';
import type { AttachmentKind } from '@naungan/domain/attachment';
import { throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { detectContentType, type FileContent, throwFileProblem } from './content-type.ts';
import { ScannerError, scanFile } from './scanner.ts';

/** Folder of infected files in the file store. No link leads to them; housekeeping deletes them. */
export const QUARANTINE_FOLDER = 'quarantine';
/** Days after which an infected file is deleted. */
export const QUARANTINE_DAYS = 30;

const INFECTED =
  'Berkas ini terdeteksi mengandung program berbahaya sehingga tidak kami terima. Silakan periksa perangkat Anda, lalu pilih file lainnya';
const NOT_SCANNED = 'Berkas belum dapat diperiksa, silakan coba beberapa saat lagi';

type UploadDeps = Pick<Deps, 'config' | 'files' | 'log'>;

/** Stores an infected file for the staff, and rejects the request. */
async function quarantine(
  { files, log }: UploadDeps,
  path: string,
  content: FileContent,
  signature: string,
): Promise<never> {
  const key = `${QUARANTINE_FOLDER}/${randomUUID()}`;
  await files.put(key, await content.read(), { mimeType: 'application/octet-stream' });
  log.warn({ signature, key }, 'an infected file was quarantined');
  return throwFileProblem(path, INFECTED);
}

/**
 * Scans a file for malware, if a scanner is configured, and checks its content (`detectContentType`). While the scanner does
 * not respond, no file is accepted: a form and its files are stored together, so a file could not be added later.
 * @throws ApiProblem INVALID under `path`, UNAVAILABLE
 */
export async function checkContent(
  deps: UploadDeps,
  path: string,
  extention: AttachmentKind,
  content: FileContent,
  invalidMessage?: string,
): Promise<{ mimeType: string; picture: Buffer | null }> {
  const signature = await scanFile(deps.config, content.read).catch((error: unknown) => {
    if (!(error instanceof ScannerError)) throw error;
    deps.log.error({ err: error }, 'a file was not scanned');
    return throwProblem('UNAVAILABLE', NOT_SCANNED);
  });
  if (signature !== null) return quarantine(deps, path, content, signature);
  return detectContentType(path, extention, content, invalidMessage);
}
