import { type PropertySearch, SEARCH_LABELS, type SearchField } from '@naungan/domain/lines/property';
import { type FieldMessages, fieldId } from '../../../flow/step-problems.ts';
import type { BuildingCatalogue } from './building-catalogue.ts';

/** Props of a component with fields of the quote's form. */
export type QuoteFieldsProps = {
  search: PropertySearch;
  /** Messages by name of the field. */
  errors: FieldMessages;
  catalogue: BuildingCatalogue;
  onChoose: <Field extends SearchField>(field: Field, value: PropertySearch[Field]) => void;
};

/** Returns label, id and message of a field. */
export const quoteField = (name: SearchField, errors: FieldMessages) => ({
  id: fieldId(name),
  label: SEARCH_LABELS[name],
  error: errors[name],
});
