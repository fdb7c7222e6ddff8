import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { ProductType } from '@naungan/domain/lines';
import type { Backend } from './backend.ts';

const BYTES = 100;
const TUS = { 'tus-resumable': '1.0.0' };

const metadataOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Returns how a response differs from the protocol. */
function problemsOf(
  response: Response | null,
  status: number,
  headers: Record<string, RegExp> = {},
): string[] {
  if (!response) return ['no answer'];
  if (response.status !== status) return [`status is ${response.status}, not ${status}`];
  return Object.entries(headers).flatMap(([name, expected]) => {
    const value = response.headers.get(name) ?? '';
    return expected.test(value) ? [] : [`header ${name} is "${value}"`];
  });
}

/** Tests creating, reading and deleting an upload: the part of the tus protocol that needs no bytes. */
export async function tryUploads(
  { raw, note }: Backend,
  { token, line, document }: { token: string; line: ProductType; document: AttachmentSpec },
): Promise<void> {
  const path = API_BASE + UPLOADS_PATH;
  const photo = document.extention === 'image';
  const file = photo
    ? { filename: 'uji.jpg', filetype: 'image/jpeg' }
    : { filename: 'uji.pdf', filetype: 'application/pdf' };
  const announced = {
    ...TUS,
    'upload-length': String(BYTES),
    'upload-metadata': metadataOf({ code: document.code, ...file, productType: line }),
  };
  const withoutToken = await raw(path, { method: 'POST', headers: announced });
  note('uploads', 'a file without a session', problemsOf(withoutToken, 401));
  const created = await raw(path, { method: 'POST', headers: { ...announced, access_token: token } });
  const problems = problemsOf(created, 201, { location: /./, 'tus-resumable': /^1\.0\.0$/ });
  note('uploads', 'creates an upload', problems);
  const location = created?.headers.get('location');
  if (problems.length > 0 || !location) return;
  const tusCall = { headers: { ...TUS, access_token: token } };
  const headReply = await raw(location, { method: 'HEAD', ...tusCall });
  const nothing = { 'upload-offset': /^0$/, 'upload-length': new RegExp(`^${BYTES}$`) };
  note('uploads', 'returns the offset', problemsOf(headReply, 200, nothing));
  note(
    'uploads',
    'deletes the upload',
    problemsOf(await raw(location, { method: 'DELETE', ...tusCall }), 204),
  );
  note(
    'uploads',
    'returns 404 for the deleted upload',
    problemsOf(await raw(location, { method: 'HEAD', ...tusCall }), 404),
  );
}
