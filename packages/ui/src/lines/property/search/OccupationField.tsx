import type { Occupation } from '@naungan/domain/lines/property';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useChoices } from '../../../flow/use-choices.ts';
import { type Messages, useMessages } from '../../../primitives/host/messages.ts';
import { SuggestField } from '../../../primitives/suggest-field/index.ts';
import type { BuildingCatalogue } from './building-catalogue.ts';
import { propertySearchMessages } from './messages.ts';

export type OccupationFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** Id of the chosen occupation. */
  value: string | undefined;
  catalogue: Pick<BuildingCatalogue, 'findOccupations' | 'loadOccupation'>;
  /**
   * Called with the id of the chosen occupation. Called with `undefined` as soon as the text is changed, and if the
   * initial id is unknown.
   */
  onChoose: (id: string | undefined) => void;
};

/** Milliseconds between the last keystroke and the search. */
const PAUSE_MS = 250;

/** Returns the text as it was at the last pause in typing. */
function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debouncedText;
}

const suggestionOf = ({ _id, code, name }: Occupation, texts: Messages['PropertySearch']) => ({
  id: _id,
  label: name,
  note: texts.code(code),
});

/**
 * The tariff's description of an occupation. The name alone is too short for a safe choice, and the premium depends
 * on the choice.
 */
export const OccupationDescription = ({ description, code }: Occupation) => {
  const texts = useMessages('PropertySearch', propertySearchMessages);
  return (
    <span className="nu:font-normal">
      {description} <span className="nu:text-muted">{texts.occupationCode(code)}</span>
    </span>
  );
};

/** Reserves the space of the description while the occupation of the initial id loads. */
const DESCRIPTION_SPACE = <span aria-hidden="true" className="nu:block nu:h-15 nu:@sm:h-10" />;

/**
 * The field for the use of the building. It searches all occupations of the tariff by Indonesian name or code;
 * homes and shops come first.
 */
export function OccupationField({ value, catalogue, onChoose, ...field }: OccupationFieldProps) {
  const texts = useMessages('PropertySearch', propertySearchMessages);
  const [text, setText] = useState('');
  const [isListOpen, setIsListOpen] = useState(false);
  /** False until the field is used for the first time, so that the page loads no list. */
  const [isSearchEnabled, setIsSearchEnabled] = useState(false);
  const searchText = useDebounced(text).trim();
  const choices = useChoices(isSearchEnabled ? searchText : null, () =>
    catalogue.findOccupations(searchText),
  );
  // The previous results stay until the next response.
  const [displayedRows, setDisplayedRows] = useState(choices.rows);
  if (choices.state === 'ready' && displayedRows !== choices.rows) setDisplayedRows(choices.rows);
  const suggestions = useMemo(
    () => displayedRows.map((row) => suggestionOf(row, texts)),
    [displayedRows, texts],
  );

  const [chosenOccupation, setChosenOccupation] = useState<Occupation | null>(null);
  const showOccupation = useEffectEvent((occupation: Occupation | null) => {
    if (!occupation) return onChoose(undefined);
    // If the visitor has typed a text before the occupation has loaded, the typed text stays.
    if (text !== '') return;
    setText(occupation.name);
    setChosenOccupation(occupation);
  });
  const [initialId] = useState(value);
  const loadOccupation = useEffectEvent(catalogue.loadOccupation);
  useEffect(() => {
    if (initialId === undefined) return;
    let isCurrent = true;
    loadOccupation(initialId).then(
      (occupation) => isCurrent && showOccupation(occupation),
      // If the name fails to load, the field shows the id, because the occupation is still chosen.
      () => isCurrent && setText(initialId),
    );
    return () => {
      isCurrent = false;
    };
  }, [initialId]);

  function handleTextChange(newText: string) {
    setText(newText);
    setIsListOpen(true);
    setIsSearchEnabled(true);
    setChosenOccupation(null);
    if (value !== undefined) onChoose(undefined);
  }

  function chooseOccupation(id: string, label: string) {
    setText(label);
    setIsListOpen(false);
    setChosenOccupation(displayedRows.find(({ _id }) => _id === id) ?? null);
    onChoose(id);
  }

  function statusContent(): ReactNode {
    if (isListOpen || choices.state === 'failed') return statusOf(choices.state, displayedRows.length, texts);
    if (chosenOccupation) return <OccupationDescription {...chosenOccupation} />;
    return value !== undefined && text === '' ? DESCRIPTION_SPACE : '';
  }

  return (
    <SuggestField
      {...field}
      requirement="required"
      hint={texts.occupationHint}
      placeholder={texts.occupationPlaceholder}
      enterKeyHint="search"
      maxLength={100}
      prefix={<Search aria-hidden="true" size={18} />}
      text={text}
      onTextChange={handleTextChange}
      onFocus={(event) => {
        setIsSearchEnabled(true);
        if (value === undefined) setIsListOpen(true);
        else event.currentTarget.select();
      }}
      suggestions={suggestions}
      listLabel={texts.occupations}
      open={isListOpen}
      onOpenChange={setIsListOpen}
      onChoose={({ id, label }) => chooseOccupation(id, label)}
      onEnter={() => (choices.state === 'failed' ? choices.retry() : setIsListOpen(true))}
      status={statusContent()}
    />
  );
}

function statusOf(
  state: ReturnType<typeof useChoices>['state'],
  count: number,
  texts: Messages['PropertySearch'],
): string {
  if (state === 'failed') return texts.occupationsFailed;
  if (state !== 'ready') return '';
  if (count === 0) return texts.occupationNotFound;
  return texts.occupationCount(count);
}
