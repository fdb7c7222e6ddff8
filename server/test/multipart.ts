import { randomUUID } from 'node:crypto';

export type Part = {
  name: string;
  /** Text, or the content of a file when the part has a `fileName`. */
  content: string | Buffer;
  fileName?: string;
  mimeType?: string;
};

/** Returns the body of a multipart form with its content type. */
export function encodeMultipart(parts: Part[]): { payload: Buffer; contentType: string } {
  const boundary = `----naungan-${randomUUID()}`;
  const chunks = parts.flatMap(({ name, content, fileName, mimeType }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const type = fileName === undefined ? '' : `Content-Type: ${mimeType ?? 'application/octet-stream'}\r\n`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}
