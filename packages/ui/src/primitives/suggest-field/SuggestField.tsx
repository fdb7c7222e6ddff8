import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

/** An option of the list. `note` is shown below the label: 'Kode 2976'. */
export type Suggestion = { id: string; label: string; note?: string };

export type SuggestFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'role' | 'list' | 'onSelect'
> & {
  /** Text in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Options that match the text; the caller finds them. */
  suggestions: readonly Suggestion[];
  /** Accessible name of the list. */
  listLabel: string;
  /** Whether the list is open. An open list without suggestions is not displayed. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Called when Enter is pressed and no suggestion can be chosen. */
  onEnter?: () => void;
  /** Announced and displayed below the field: the number of matches, or the accepted text. */
  status?: ReactNode;
};

/** The key code of a keydown that an input method handles, whichever key is pressed. */
const INPUT_METHOD_KEY_CODE = 229;

/** Number of options by which PageUp and PageDown move. */
const PAGE_OPTIONS = 10;

/** Returns the index of the option to which a key moves in the open list, or null for a key that does not move. */
function indexAfterKey(key: string, activeIndex: number, count: number): number | null {
  if (key === 'ArrowDown') return (activeIndex + 1) % count;
  if (key === 'ArrowUp') return (activeIndex - 1 + count) % count;
  if (key === 'PageDown') return Math.min(activeIndex + PAGE_OPTIONS, count - 1);
  if (key === 'PageUp') return Math.max(activeIndex - PAGE_OPTIONS, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Returns whether an input method (Japanese, Chinese) is composing a character. Keys then control the input method, and
 * must not choose a suggestion or move in the list.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // In Safari, `isComposing` is already false at the keydown of the Enter that ends the composition. Only the key code
  // of this keydown shows that the input method handles the key.
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY_CODE;

/**
 * A text field with suggestions, which are chosen with the keyboard (arrows, PageUp, PageDown, Home, End,
 * Enter) or a pointer. The parent component finds the suggestions. It is used instead of Base UI's
 * Autocomplete, which takes 43 KB (brotli), on pages whose scripts must be small.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { text, onTextChange, suggestions, listLabel, open, onOpenChange, ...otherProps } = props;
  const { onChoose, onEnter, status, className, style, onBlur, ...textFieldProps } = otherProps;
  const [activeIndex, setActiveIndex] = useState(0);
  const [previousSuggestions, setPreviousSuggestions] = useState(suggestions);
  const listId = useId();
  if (previousSuggestions !== suggestions) {
    setPreviousSuggestions(suggestions);
    setActiveIndex(0);
  }
  const isListShown = open && suggestions.length > 0;
  const root = { className: cx('nu:relative', className), style };

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const activeSuggestion = suggestions[activeIndex];
    if (event.key === 'Enter') {
      // Enter chooses a suggestion and must not submit the form, which has its own button.
      event.preventDefault();
      if (isListShown && activeSuggestion) onChoose(activeSuggestion);
      else onEnter?.();
    } else if (event.key === 'Escape' && isListShown) {
      event.preventDefault();
      onOpenChange(false);
    } else if (isListShown && !event.shiftKey) {
      const newIndex = indexAfterKey(event.key, activeIndex, suggestions.length);
      if (newIndex === null) return;
      event.preventDefault();
      setActiveIndex(newIndex);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      onOpenChange(true);
    }
  }

  return (
    <div {...root}>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...textFieldProps}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={isListShown ? `${listId}-${activeIndex}` : undefined}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          onOpenChange(false);
          onBlur?.(event);
        }}
      />
      {/*
       * While the list is open, the status is displayed inside it, because the list covers the space below the field. The
       * list begins 4 px below the input: label 30 px + input 50 px + 4 px = 84 px.
       */}
      <div
        className={cx(
          isListShown &&
            'nu:absolute nu:inset-x-0 nu:top-[84px] nu:z-30 nu:rounded-field nu:border nu:border-line nu:bg-surface nu:p-1 nu:shadow-raised',
        )}
      >
        <p
          role="status"
          className={cx(
            'nu:text-sm nu:font-semibold nu:empty:hidden',
            isListShown ? 'nu:px-2.5 nu:pt-2 nu:pb-1' : 'nu:mt-1.5 nu:min-h-5',
          )}
        >
          {status}
        </p>
        {isListShown && (
          <div id={listId} role="listbox" aria-label={listLabel} className="nu:max-h-72 nu:overflow-y-auto">
            {suggestions.map((suggestion, index) => (
              <button
                key={suggestion.id}
                type="button"
                // The focus stays in the field; `aria-activedescendant` names the active option.
                tabIndex={-1}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === activeIndex}
                // Keeps the active option visible in the scrolling list.
                ref={(node) => {
                  if (index === activeIndex) node?.scrollIntoView({ block: 'nearest' });
                }}
                // Prevents the field from losing the focus, which would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
                className={cx(
                  'nu:flex nu:min-h-11 nu:w-full nu:cursor-pointer nu:flex-col nu:justify-center nu:rounded-lg nu:px-2.5 nu:py-2 nu:text-start nu:hover:bg-brand-tint/60',
                  index === activeIndex && 'nu:bg-brand-tint',
                )}
              >
                {suggestion.label}
                {suggestion.note && <span className="nu:text-sm nu:text-muted">{suggestion.note}</span>}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
