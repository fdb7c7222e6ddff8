import { withExclamationMark } from '@naungan/domain/messages';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { fieldMessages } from './messages.ts';

/** Attributes of the control that connect it to its label, hint and error. */
export type FieldIds = {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Whether a field must have a value. The form's schema checks this; the browser does not. */
export type Requirement = 'required' | 'optional' | 'none';

/** Props that every field control has in addition to its native attributes. */
export type FieldTexts = {
  /** Accessible name of the control. */
  label: ReactNode;
  /** Describes the expected input. Screen readers read the hint after the label. */
  hint?: ReactNode;
  /** Shown with an icon and a trailing '!', which is added if missing. */
  error?: string | undefined;
  /** `required` sets `aria-required`; `optional` adds '(opsional)' to the label. Default: `none`. */
  requirement?: Requirement | undefined;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'Field'> | undefined;
};

/** Native attributes of a field's control. `requirement` replaces `required`, which browsers would validate. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, 'required'>;

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'div'>, 'children' | 'id'> & {
    /** Id of the control, to which an error summary links. Default: generated. */
    id?: string;
    /** Hides the label visually where the context names the field; screen readers still read it. */
    hideLabel?: boolean;
    children: (ids: FieldIds) => ReactNode;
  };

/** Returns whether an ARIA state is set: HTML attributes have the text 'true'. */
export const isTrue = (state: boolean | string | undefined): boolean =>
  state !== undefined && String(state) !== 'false';

/**
 * The label, hint and error of a form control, which `children` renders. `aria-describedby` and `aria-invalid` are set on
 * the control, in addition to the hint and the error; all other attributes on the root element.
 */
export function Field({
  id,
  label,
  hint,
  error,
  requirement,
  hideLabel,
  messages,
  className,
  children,
  'aria-describedby': describedBy,
  'aria-invalid': invalid = error ? true : undefined,
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const ids: FieldIds = {
    id: controlId,
    'aria-labelledby': `${controlId}-label`,
    'aria-describedby':
      cx(error && `${controlId}-error`, hint && `${controlId}-hint`, describedBy) || undefined,
    'aria-invalid': isTrue(invalid) || undefined,
    'aria-required': requirement === 'required' || undefined,
  };
  return (
    <div
      {...rest}
      className={cx('nu:min-w-0', className)}
      data-field=""
      data-invalid={ids['aria-invalid'] && ''}
    >
      <FieldLabel
        htmlFor={controlId}
        id={ids['aria-labelledby']}
        optional={requirement === 'optional'}
        hidden={hideLabel}
        messages={messages}
      >
        {label}
      </FieldLabel>
      {children(ids)}
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
}

type FieldLabelProps = { id: string; htmlFor: string; children: ReactNode } & {
  optional: boolean;
  hidden?: boolean | undefined;
  messages: MessagesOf<'Field'> | undefined;
};

function FieldLabel({ id, htmlFor, children, optional, hidden, messages }: FieldLabelProps) {
  return (
    <label
      id={id}
      htmlFor={htmlFor}
      className={
        hidden ? 'nu:sr-only' : 'nu:mb-1.5 nu:block nu:text-[0.9375rem] nu:leading-6 nu:font-semibold'
      }
    >
      {children}
      {optional && <OptionalMark messages={messages} />}
    </label>
  );
}

/** The end of an optional field's label. */
export function OptionalMark({ messages }: { messages?: MessagesOf<'Field'> | undefined }) {
  const { optional } = useMessages('Field', fieldMessages, messages);
  return <span className="nu:font-normal nu:text-muted"> {optional}</span>;
}

/** Hint and error below a control, with the ids that its `aria-describedby` uses. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="nu:mt-1.5 nu:text-sm nu:text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="nu:mt-1.5 nu:flex nu:items-start nu:gap-1.5 nu:text-sm nu:font-semibold nu:text-bad"
        >
          <CircleAlert aria-hidden="true" size={18} className="nu:mt-0.5 nu:shrink-0" />
          <span className="nu:min-w-0">{withExclamationMark(error)}</span>
        </p>
      )}
    </>
  );
}
