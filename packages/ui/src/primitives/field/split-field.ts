import type { ReactNode } from 'react';

/** Props that `Field` uses; all others belong to its control. */
export type FieldOnlyProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
};

/** Splits the props of a field control into the props of the `Field` (texts, id, className) and of the input. */
export function splitField<Props extends FieldOnlyProps>(props: Props) {
  const { id, label, hint, error, required, optional, hideLabel, className, ...control } = props;
  return { field: { id, label, hint, error, required, optional, hideLabel, className }, control };
}
