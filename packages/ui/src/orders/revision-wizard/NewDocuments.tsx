import type { AttachmentSpec } from '@naungan/domain/attachment';
import { useMessages } from '../../primitives/host/messages.ts';
import { revisionFormMessages } from './messages.ts';

/** Explains why the customer must also send documents that the insurer did not send back. */
export function NewDocuments({ documents }: { documents: readonly AttachmentSpec[] }) {
  const texts = useMessages('RevisionForm', revisionFormMessages);
  if (documents.length === 0) return null;
  return (
    <p>
      {texts.newDocuments} {documents.map(({ name }) => name).join(` ${texts.and} `)}.
    </p>
  );
}
