import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { ProductType } from '@naungan/domain/lines';
import type { Backend } from './backend.ts';

const FILE_BYTES = 100;
const TUS_HEADERS = { 'tus-resumable': '1.0.0' };

const metadataOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Returns how a response differs from the expected status and headers. */
function differencesOf(
  response: Response | null,
  status: number,
  headers: Record<string, RegExp> = {},
): string[] {
  if (!response) return ['no response'];
  if (response.status !== status) return [`status is ${response.status}, not ${status}`];
  return Object.entries(headers).flatMap(([name, expected]) => {
    const value = response.headers.get(name) ?? '';
    return expected.test(value) ? [] : [`header ${name} is "${value}"`];
  });
}

/** Tests the calls of the tus protocol that send no file content: creation, status and deletion of an upload. */
export async function tryUploads(
  { rawRequest, record }: Backend,
  { token, line, document }: { token: string; line: ProductType; document: AttachmentSpec },
): Promise<void> {
  const path = API_BASE + UPLOADS_PATH;
  const isPhoto = document.extention === 'image';
  const file = isPhoto
    ? { filename: 'uji.jpg', filetype: 'image/jpeg' }
    : { filename: 'uji.pdf', filetype: 'application/pdf' };
  const creationHeaders = {
    ...TUS_HEADERS,
    'upload-length': String(FILE_BYTES),
    'upload-metadata': metadataOf({ code: document.code, ...file, productType: line }),
  };
  const replyWithoutToken = await rawRequest(path, { method: 'POST', headers: creationHeaders });
  record('uploads', 'rejects an upload without a session', differencesOf(replyWithoutToken, 401));
  const creation = await rawRequest(path, {
    method: 'POST',
    headers: { ...creationHeaders, access_token: token },
  });
  const problems = differencesOf(creation, 201, { location: /./, 'tus-resumable': /^1\.0\.0$/ });
  record('uploads', 'creates an upload', problems);
  const location = creation?.headers.get('location');
  if (problems.length > 0 || !location) return;
  const tusCall = { headers: { ...TUS_HEADERS, access_token: token } };
  const headReply = await rawRequest(location, { method: 'HEAD', ...tusCall });
  const emptyUpload = { 'upload-offset': /^0$/, 'upload-length': new RegExp(`^${FILE_BYTES}$`) };
  record('uploads', 'returns the offset', differencesOf(headReply, 200, emptyUpload));
  record(
    'uploads',
    'deletes the upload',
    differencesOf(await rawRequest(location, { method: 'DELETE', ...tusCall }), 204),
  );
  record(
    'uploads',
    'returns 404 for the deleted upload',
    differencesOf(await rawRequest(location, { method: 'HEAD', ...tusCall }), 404),
  );
}
