import { z } from 'zod';
import { uploadsPart } from './upload-shapes.ts';
import { UPLOADS_PART } from './uploads.ts';

/**
 * A multipart form as it is described: text parts that hold text or JSON, files under the codes of their documents, and
 * `uploads` for those that were sent ahead. `files` says which files.
 */
export const multipartForm = <Parts extends z.ZodRawShape>(parts: Parts, files: string) =>
  z
    .object({ ...parts, [UPLOADS_PART]: uploadsPart.optional() })
    .catchall(z.unknown().meta({ contentMediaType: 'application/octet-stream', description: files }));
