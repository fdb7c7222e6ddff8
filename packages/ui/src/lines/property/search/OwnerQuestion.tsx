import { isOwnership, isYesNo, OWNERSHIPS } from '@naungan/domain/lines/property';
import { Accordion } from '../../../primitives/accordion/index.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

const MORTGAGE_OPTIONS = [
  { value: 'tidak', label: 'Tidak' },
  { value: 'ya', label: 'Ya', hint: 'Masih dicicil ke bank' },
];

const HELP_ITEMS = [
  {
    id: 'bantuan-kpr',
    title: 'Rumah saya masih KPR. Apa bedanya?',
    content:
      'Pilih Ya. Nama bank dicantumkan pada polis (klausula bank), seperti yang diminta bank dalam perjanjian kredit. Premi tidak berubah.',
  },
];

/** The questions whether the building is owned or rented, and whether it has a mortgage. */
export function OwnerQuestion({ search, errors, onChoose }: QuoteFieldsProps) {
  return (
    <>
      <RadioGroup
        {...quoteField('ownership', errors)}
        requirement="required"
        options={OWNERSHIPS.map((value) => ({ value, label: value }))}
        value={search.ownership ?? ''}
        onValueChange={(value) => isOwnership(value) && onChoose('ownership', value)}
      />
      <RadioGroup
        {...quoteField('isKprBtn', errors)}
        requirement="required"
        options={MORTGAGE_OPTIONS}
        value={search.isKprBtn}
        onValueChange={(value) => isYesNo(value) && onChoose('isKprBtn', value)}
      />
      <Accordion items={HELP_ITEMS} name="bantuan" className="nu:text-[0.9375rem]" />
    </>
  );
}
