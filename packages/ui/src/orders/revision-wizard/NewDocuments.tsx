import type { AttachmentSpec } from '@naungan/domain/attachment';

/** Explains why the customer must also send documents that the insurer did not send back. */
export function NewDocuments({ documents }: { documents: readonly AttachmentSpec[] }) {
  if (documents.length === 0) return null;
  return (
    <p>
      Karena jenis identitas atau tanggal lahir tertanggung berubah, mohon lampirkan{' '}
      {documents.map(({ name }) => name).join(' dan ')}.
    </p>
  );
}
