/**
 * `node serve.mjs PACKAGES PORT FOLDER BUCKET OFFSET`: serves a bucket by the S3 protocol, with files in FOLDER. PACKAGES
 * contains the installed packages. OFFSET is the difference of this clock to the machine's clock, in milliseconds.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [packages, port, directory, bucket, offset] = process.argv.slice(2);
const now = Date.now;
Date.now = () => now() + Number(offset);
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [Date.now()] : args));
  }
};
const S3rver = createRequire(join(packages, 'package.json'))('@20minutes/s3rver');
const configureBuckets = [{ name: bucket }];
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets,
});

/** Rejects what S3 rejects and the package accepts: content without a length, and access control lists. */
function rejectAsS3({ method, headers }) {
  if (method !== 'PUT') return null;
  if (!headers['content-length']) return [411, 'MissingContentLength'];
  return headers['x-amz-acl'] ? [400, 'AccessControlListNotSupported'] : null;
}
const acceptingApp = Object.create(server, { allowMismatchedSignatures: { value: true } });
// The package computes the signature of a list for the path without its last slash, so its check would reject every list.
server.middleware.unshift((context, next) => {
  const rejection = rejectAsS3(context);
  if (rejection) {
    [context.status] = rejection;
    context.type = 'application/xml';
    context.body = `<Error><Code>${rejection[1]}</Code></Error>`;
    return undefined;
  }
  if (context.path === `/${bucket}/`) context.app = acceptingApp;
  return next();
});
await server.run();
