import type { AriaAttributes, CSSProperties, ReactNode } from 'react';
import type { MessagesOf } from '../host/messages.ts';
import type { Requirement } from './Field.tsx';

/** Props that `Field` uses; all others belong to its control. */
export type FieldOnlyProps = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  requirement?: Requirement | undefined;
  hideLabel?: boolean;
  messages?: MessagesOf<'Field'> | undefined;
  id?: string;
  className?: string;
  style?: CSSProperties;
};

/**
 * Splits the props of a field control into the props of the `Field` (texts, id, className, style, ARIA states) and of the
 * input.
 */
export function splitField<Props extends FieldOnlyProps>(props: Props) {
  const {
    id,
    label,
    hint,
    error,
    requirement,
    hideLabel,
    messages,
    className,
    style,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    ...control
  } = props;
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid };
  return {
    field: { id, label, hint, error, requirement, hideLabel, messages, className, style, ...aria },
    control,
  };
}
