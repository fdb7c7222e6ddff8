import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

/** `note` stands below the label: 'Kode 2976'. */
export type Suggestion = { id: string; label: string; note?: string };

export type SuggestFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'role' | 'list' | 'onSelect'
> & {
  /** What stands in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** What can be chosen, found by whoever uses the field. */
  suggestions: readonly Suggestion[];
  /** Names the list. */
  listLabel: string;
  /** The list is shown while there is something in it. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Enter while nothing can be chosen. */
  onEnter?: () => void;
  /** Read out and shown below: how many there are, what was taken over. */
  status?: ReactNode;
};

/**
 * A line of text with a list of what it may mean, to choose from by arrows and Enter. A few hundred lines lighter than
 * `Combobox`, for pages that count every kilobyte; who uses it finds the suggestions.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { text, onTextChange, suggestions, listLabel, open, onOpenChange, ...rest } = props;
  const { onChoose, onEnter, status, className, onBlur, ...field } = rest;
  const [active, setActive] = useState(0);
  const [of, setOf] = useState(suggestions);
  const listId = useId();
  if (of !== suggestions) {
    setOf(suggestions);
    setActive(0);
  }
  const shown = open && suggestions.length > 0;

  function handleKeyDown(event: KeyboardEvent) {
    const choice = suggestions[active];
    if (event.key === 'Enter') {
      // The form is sent by its own button: here Enter chooses.
      event.preventDefault();
      if (shown && choice) onChoose(choice);
      else onEnter?.();
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      onOpenChange(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown) setActive((active + step + suggestions.length) % suggestions.length);
      onOpenChange(true);
    }
  }

  return (
    <div className={cx('nu:relative', className)}>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        {...(shown && { 'aria-activedescendant': `${listId}-${active}` })}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          onOpenChange(false);
          onBlur?.(event);
        }}
      />
      {/* What is said of the list stands above it, where the list does not cover it. */}
      <div
        className={cx(
          shown &&
            'nu:absolute nu:inset-x-0 nu:top-[84px] nu:z-30 nu:rounded-field nu:border nu:border-line nu:bg-surface nu:p-1 nu:shadow-raised',
        )}
      >
        <p
          role="status"
          className={cx(
            'nu:text-sm nu:font-semibold nu:empty:hidden',
            shown ? 'nu:px-2.5 nu:pt-2 nu:pb-1' : 'nu:mt-1.5 nu:min-h-5',
          )}
        >
          {status}
        </p>
        <div
          id={listId}
          role="listbox"
          aria-label={listLabel}
          hidden={!shown}
          className="nu:max-h-72 nu:overflow-y-auto"
        >
          {suggestions.map((suggestion, index) => (
            <button
              key={suggestion.id}
              type="button"
              // The focus stays in the field, which names the active option.
              tabIndex={-1}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              ref={(node) => {
                if (index === active && shown) node?.scrollIntoView({ block: 'nearest' });
              }}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
              className={cx(
                'nu:flex nu:min-h-11 nu:w-full nu:cursor-pointer nu:flex-col nu:justify-center nu:rounded-lg nu:px-2.5 nu:py-2 nu:text-start nu:hover:bg-brand-tint/60',
                index === active && 'nu:bg-brand-tint',
              )}
            >
              {suggestion.label}
              {suggestion.note && <span className="nu:text-sm nu:text-muted">{suggestion.note}</span>}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
