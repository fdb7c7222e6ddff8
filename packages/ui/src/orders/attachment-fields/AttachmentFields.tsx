import type { AttachmentSpec } from '@naungan/domain/attachment';
import { FileUpload } from '../../primitives/file-upload/index.ts';
import { type FieldMessages, fieldId } from '../problems/index.ts';
import { useObjectUrl } from './use-object-url.ts';

/** The chosen files, by the code of the document. */
export type AttachmentFiles = Readonly<Record<string, File>>;

export type AttachmentFieldsProps = {
  specs: readonly AttachmentSpec[];
  files: AttachmentFiles;
  onChange: (files: AttachmentFiles) => void;
  /** By 'files.{code}'. */
  errors: FieldMessages;
};

/** One upload a document. The files stay on the device until the order is sent. */
export function AttachmentFields({ specs, files, onChange, errors }: AttachmentFieldsProps) {
  function remove(code: string) {
    onChange(Object.fromEntries(Object.entries(files).filter(([other]) => other !== code)));
  }
  return (
    <div className="grid gap-6">
      {specs.map((spec) => (
        <AttachmentField
          key={spec.code}
          spec={spec}
          file={files[spec.code]}
          error={errors[`files.${spec.code}`]}
          onSelect={(file) => onChange({ ...files, [spec.code]: file })}
          onRemove={() => remove(spec.code)}
        />
      ))}
      {specs.length === 0 && <p className="text-muted">Produk ini tidak memerlukan lampiran.</p>}
    </div>
  );
}

type AttachmentFieldProps = {
  spec: AttachmentSpec;
  file: File | undefined;
  error: string | undefined;
  onSelect: (file: File) => void;
  onRemove: () => void;
};

function AttachmentField({ spec, file, ...rest }: AttachmentFieldProps) {
  const url = useObjectUrl(file);
  const value = file && { name: file.name, size: file.size, type: file.type, ...(url && { url }) };
  return <FileUpload {...rest} id={fieldId(`files.${spec.code}`)} spec={spec} value={value ?? null} />;
}
