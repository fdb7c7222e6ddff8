import { TYPED_TEXT_MAX_LENGTH, TYPED_TEXT_PARAMETER } from '@naungan/domain/lines';
import { ArrowRight } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

/** A kind of insurance, and the text field in which a visitor describes the person or object to insure. */
export type QuestionChoice = {
  /** Name on the tab: 'Kendaraan'. */
  name: string;
  label: string;
  placeholder: string;
  /** URL that receives the text as the query parameter `q`. */
  action: string;
  /** URL of the form with a field for each fact. */
  formHref: string;
};

export type PremiumQuestionProps = WithHostProps<
  {
    /** The first choice is selected. */
    choices: readonly QuestionChoice[];
  },
  'fieldset'
>;

/**
 * Asks for a kind of insurance and one text, and opens the page that shows the premium. Works without a script: each
 * choice has a plain GET form, and CSS shows the form of the selected choice.
 */
export function PremiumQuestion({ choices, className, ...rest }: PremiumQuestionProps) {
  const radioName = useId();
  return (
    <fieldset {...rest} className={cx('nu:flex nu:flex-wrap nu:gap-1 nu:sm:gap-2', className)}>
      <legend className="nu:font-semibold nu:max-sm:sr-only nu:sm:mb-2">Apa yang ingin Anda lindungi?</legend>
      {choices.map(({ name, label, placeholder, action, formHref }, index) => (
        <Fragment key={name}>
          <label className="nu:relative nu:flex nu:min-h-11 nu:cursor-pointer nu:items-center nu:rounded-button nu:border nu:border-line nu:bg-surface nu:px-2 nu:text-sm nu:font-semibold nu:hover:border-brand nu:has-checked:border-brand nu:has-checked:bg-brand nu:has-checked:text-on-brand nu:has-focus-visible:outline-3 nu:has-focus-visible:outline-offset-2 nu:has-focus-visible:outline-brand nu:sm:px-4 nu:sm:text-base">
            <input
              type="radio"
              name={radioName}
              value={name}
              defaultChecked={index === 0}
              className="nu:absolute nu:inset-0 nu:cursor-pointer nu:opacity-0"
            />
            {name}
          </label>
          <form
            action={action}
            method="get"
            aria-label={`Premi ${name}`}
            className="nu:relative nu:order-1 nu:mt-2 nu:hidden nu:w-full nu:grid-cols-[1fr_auto] nu:items-end nu:gap-x-2 nu:[label:has(:checked)+&]:grid"
          >
            <TextField
              label={label}
              name={TYPED_TEXT_PARAMETER}
              placeholder={placeholder}
              maxLength={TYPED_TEXT_MAX_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" className="nu:min-h-[50px] nu:px-4 nu:sm:px-6">
              Lihat premi
            </Button>
            <a
              href={formHref}
              className="nu:absolute nu:-top-2.5 nu:right-0 nu:inline-flex nu:min-h-11 nu:items-center nu:gap-1 nu:text-sm nu:font-semibold nu:text-brand nu:hover:underline"
            >
              Isi satu per satu
              <ArrowRight size={16} aria-hidden="true" />
            </a>
          </form>
        </Fragment>
      ))}
    </fieldset>
  );
}
