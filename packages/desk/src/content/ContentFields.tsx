import type { ContentToSave } from '@naungan/api/desk-content-editor';
import { Select } from '@naungan/ui/primitives/select';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { TextField } from '@naungan/ui/primitives/text-field';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { SETTING_LABELS } from './content-facts.ts';

export type ContentFieldsProps = {
  value: ContentToSave;
  isNew: boolean;
  errors: Readonly<Record<string, string>>;
  onValueChange: (value: ContentToSave) => void;
};

type Content<Kind extends ContentToSave['kind']> = Extract<ContentToSave, { kind: Kind }>['content'];
type FieldsProps<Kind extends ContentToSave['kind']> = {
  content: Content<Kind>;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<Content<Kind>>) => void;
};

const HTML_HINT = 'HTML: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table.';

type HtmlFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onValueChange: (value: string) => void;
};
const HtmlField = ({ label, value, error, onValueChange }: HtmlFieldProps) => (
  <TextArea
    label={label}
    hint={HTML_HINT}
    value={value}
    error={error}
    rows={14}
    spellCheck
    onChange={(event) => onValueChange(event.target.value)}
  />
);

function ArticleFields({ content, errors, onChange, isNew }: FieldsProps<'article'> & { isNew: boolean }) {
  return (
    <>
      <TextField
        label="Judul"
        value={content.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {isNew && (
        <TextField
          label="Alamat"
          hint="Bagian akhir alamat artikel: huruf kecil, angka, tanda hubung."
          value={content._id}
          error={errors._id}
          onChange={(event) => onChange({ _id: event.target.value })}
        />
      )}
      <TextArea
        label="Ringkasan"
        value={content.excerpt}
        error={errors.excerpt}
        rows={2}
        maxLength={300}
        onChange={(event) => onChange({ excerpt: event.target.value })}
      />
      <TextField
        label="Kategori"
        value={content.category.name}
        error={errors['category.name']}
        onChange={(event) => onChange({ category: { name: event.target.value } })}
      />
      <TextField
        label="Gambar"
        hint="Alamat gambar di situs ini, misalnya /articles/banjir.svg"
        value={content.thumbnail}
        error={errors.thumbnail}
        onChange={(event) => onChange({ thumbnail: event.target.value })}
      />
      <Select
        label="Status"
        value={content.status ?? 'active'}
        options={[
          { value: 'active', label: 'Ditampilkan' },
          { value: 'inactive', label: 'Disembunyikan' },
        ]}
        onValueChange={(status) => onChange({ status: status === 'inactive' ? 'inactive' : 'active' })}
      />
      <HtmlField
        label="Isi"
        value={content.content}
        error={errors.content}
        onValueChange={(html) => onChange({ content: html })}
      />
    </>
  );
}

function PageFields({ content, errors, onChange }: FieldsProps<'page'>) {
  return (
    <>
      <TextField
        label="Judul"
        value={content.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label="Ringkasan"
        value={content.description}
        error={errors.description}
        rows={2}
        maxLength={300}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <HtmlField
        label="Isi"
        value={content.content}
        error={errors.content}
        onValueChange={(html) => onChange({ content: html })}
      />
    </>
  );
}

type Guide = Content<'guides'>['items'][number];

function GuidesFields({ content, errors, onChange }: FieldsProps<'guides'>) {
  const { items } = content;
  const setItem = (index: number, change: Partial<Guide>) =>
    onChange({ items: items.map((item, position) => (position === index ? { ...item, ...change } : item)) });
  function moveUp(index: number) {
    const [moved] = items.slice(index, index + 1);
    if (!moved) return;
    const others = items.filter((_, position) => position !== index);
    onChange({ items: others.toSpliced(index - 1, 0, moved) });
  }
  return (
    <>
      <TextField
        label="Judul tab"
        value={content.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {items.map((item, index) => (
        <fieldset key={index} className="nu:grid nu:gap-3 nu:rounded-card nu:border nu:border-line nu:p-4">
          <legend className="nu:px-1 nu:text-sm nu:font-bold">Panduan {index + 1}</legend>
          <TextField
            label={`Judul panduan ${index + 1}`}
            value={item.title}
            error={errors[`items.${index}.title`]}
            onChange={(event) => setItem(index, { title: event.target.value })}
          />
          <HtmlField
            label={`Isi panduan ${index + 1}`}
            value={item.content}
            error={errors[`items.${index}.content`]}
            onValueChange={(html) => setItem(index, { content: html })}
          />
          <div className="nu:flex nu:flex-wrap nu:gap-2">
            {index > 0 && (
              <DeskButton aria-label={`Naikkan panduan ${index + 1}`} onClick={() => moveUp(index)}>
                Naikkan
              </DeskButton>
            )}
            {items.length > 1 && (
              <DeskButton
                variant="danger"
                aria-label={`Hapus panduan ${index + 1}`}
                onClick={() => onChange({ items: items.toSpliced(index, 1) })}
              >
                Hapus
              </DeskButton>
            )}
          </div>
        </fieldset>
      ))}
      <DeskButton
        className="nu:justify-self-start"
        onClick={() => onChange({ items: [...items, { title: '', content: '' }] })}
      >
        Tambah panduan
      </DeskButton>
    </>
  );
}

const isLong = (slug: string) => slug.includes('Text');

function SettingsFields({ content, errors, onChange }: FieldsProps<'settings'>) {
  const { values } = content;
  return Object.entries(values).map(([slug, value]) => {
    const props = {
      label: SETTING_LABELS[slug] ?? slug,
      value,
      error: errors[`values.${slug}`],
    };
    const setValue = (text: string) => onChange({ values: { ...values, [slug]: text } });
    return isLong(slug) ? (
      <TextArea key={slug} {...props} rows={3} onChange={(event) => setValue(event.target.value)} />
    ) : (
      <TextField key={slug} {...props} onChange={(event) => setValue(event.target.value)} />
    );
  });
}

/** The fields of content of any kind. */
export function ContentFields({ value, isNew, errors, onValueChange }: ContentFieldsProps) {
  const { kind } = value;
  if (kind === 'article')
    return (
      <ArticleFields
        content={value.content}
        errors={errors}
        isNew={isNew}
        onChange={(change) => onValueChange({ kind, content: { ...value.content, ...change } })}
      />
    );
  if (kind === 'page')
    return (
      <PageFields
        content={value.content}
        errors={errors}
        onChange={(change) => onValueChange({ kind, content: { ...value.content, ...change } })}
      />
    );
  if (kind === 'guides')
    return (
      <GuidesFields
        content={value.content}
        errors={errors}
        onChange={(change) => onValueChange({ kind, content: { ...value.content, ...change } })}
      />
    );
  return (
    <SettingsFields
      content={value.content}
      errors={errors}
      onChange={(change) => onValueChange({ kind, content: { ...value.content, ...change } })}
    />
  );
}
