import type { ReactNode } from 'react';

export type FieldPart = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
};

/** Splits the props of a field control: label, texts, id and className for the field, the rest for the input. */
export function splitField<Props extends FieldPart>(props: Props) {
  const { id, label, hint, error, required, optional, hideLabel, className, ...control } = props;
  return { field: { id, label, hint, error, required, optional, hideLabel, className }, control };
}
