import { otherLineOf, TYPED_TEXT_MAX_LENGTH, TYPED_TEXT_PARAMETER } from '@naungan/domain/lines';
import type { ChosenModel, NamedModel, UnusedFacts, VehicleType } from '@naungan/domain/lines/vehicle';
import { Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OtherLineHint } from '../../../plans/typed-text-note/OtherLineHint.tsx';
import { useMessages } from '../../../primitives/host/messages.ts';
import { SuggestField } from '../../../primitives/suggest-field/index.ts';
import { ConsultLink } from './ConsultLink.tsx';
import { vehicleSearchMessages } from './messages.ts';
import { filledNote, hasFacts, isYearUnpriced, noteWithoutModel, suggestionsNote } from './text-notes.ts';
import type { ParsedText, VehicleCatalogue } from './vehicle-catalogue.ts';

export type VehicleTextSearchProps = {
  readText: VehicleCatalogue['readText'];
  /** The chosen type: its models are listed first. */
  vehicleType: VehicleType;
  text: string;
  onTextChange: (text: string) => void;
  /** Called with the recognised values, and the chosen model in its year. Returns the values that were not used. */
  onResult: (result: ParsedText, chosenModel: ChosenModel | null) => UnusedFacts;
  /** Called when the visitor prefers a consultant to the listed vehicles. */
  onConsult: () => void;
};

/** Milliseconds between the last keystroke and the request that reads the text. */
const PAUSE_MS = 350;
const MIN_LENGTH = 2;

/** An option of the list: a model with the typed year, or one year of a model if the text has no year. */
type Choice = { id: string; label: string; model: NamedModel; year: number | undefined };

/** Id of the suggestion that leads to a consultant. */
const CONSULTANT = 'consultant';

/** Number of years that are offered instead of a typed year in which the model has no market price. */
const SUGGESTED_YEARS = 3;

/**
 * Returns the options for a text. If the text names only one model, but no year in which this model has a market price,
 * the options are years.
 */
function choicesOf({ read: { year: typedYear }, models }: ParsedText): Choice[] {
  const [firstModel] = models;
  if (!firstModel) return [];
  /** Returns the typed year if the model has a market price in this year. */
  const availableYear = (model: NamedModel) =>
    typedYear !== undefined && model.years.includes(typedYear) ? typedYear : undefined;
  if (models.length === 1 && availableYear(firstModel) === undefined) return yearsOf(firstModel, typedYear);
  return models.map((model) => {
    const year = availableYear(model);
    const name = `${model.brandText} ${model.modelText}`;
    return { id: model.model, label: year === undefined ? name : `${name}, ${year}`, model, year };
  });
}

/**
 * Returns the options for the years of a model, newest first. If a year without a market price was typed, returns
 * only the nearest years.
 */
function yearsOf(model: NamedModel, typedYear?: number): Choice[] {
  const distance = (year: number) => Math.abs(year - (typedYear ?? year));
  const years =
    typedYear === undefined
      ? model.years
      : model.years
          .toSorted((one, other) => distance(one) - distance(other))
          .slice(0, SUGGESTED_YEARS)
          .toSorted((one, other) => other - one);
  return years.map((year) => ({
    id: `${model.model} ${year}`,
    label: `${model.brandText} ${model.modelText}, ${year}`,
    model,
    year,
  }));
}

/**
 * A search field that reads a vehicle from one text: 'avanza 2019', 'brio bandung'. A text that certainly means
 * one vehicle fills in the form; otherwise the visitor chooses from the suggested vehicles. Other values in the
 * text, such as the plate region, fill in their fields even if no vehicle is recognised.
 */
export function VehicleTextSearch(props: VehicleTextSearchProps) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const { readText, vehicleType, text, onTextChange, onResult, onConsult } = props;
  const [lastResult, setLastResult] = useState<ParsedText | null>(null);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const requestCount = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const readTypedText = useEffectEvent(async (typedText: string) => {
    requestCount.current += 1;
    const requestNumber = requestCount.current;
    try {
      const result = await readText(typedText, vehicleType);
      if (requestCount.current === requestNumber) showResult(result);
    } catch {
      if (requestCount.current === requestNumber) setStatus(texts.notRead);
    }
  });

  useEffect(() => {
    const typedText = text.trim();
    // The response of a running request is for the previous text, so it is ignored.
    requestCount.current += 1;
    if (typedText === '') return;
    timer.current = setTimeout(() => {
      if (typedText.length < MIN_LENGTH) setStatus(texts.tooShort);
      else void readTypedText(typedText);
    }, PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [text]);

  /** Changes the text; removes the results when the text becomes too short. */
  function handleTextChange(newText: string) {
    onTextChange(newText);
    if (newText.trim().length >= MIN_LENGTH) return;
    setLastResult(null);
    setChoices([]);
    setOpen(false);
    setStatus('');
  }

  function showResult(result: ParsedText) {
    const newChoices = choicesOf(result);
    const [firstChoice] = newChoices;
    setLastResult(result);
    if (firstChoice && result.isCertain && newChoices.length === 1) return chooseVehicle(result, firstChoice);
    setChoices(newChoices);
    setOpen(true);
    if (firstChoice) return setStatus(suggestionsNote(result, newChoices.length, texts));
    setStatus(noteWithoutModel(result, hasFacts(result) ? onResult(result, null) : {}, texts));
  }

  function chooseVehicle(result: ParsedText, { model, year, label }: Choice) {
    if (year === undefined) {
      setChoices(yearsOf(model));
      setOpen(true);
      setStatus(texts.chooseYearOf(`${model.brandText} ${model.modelText}`));
      return;
    }
    setOpen(false);
    setChoices([]);
    setStatus(filledNote(result, [label], onResult(result, { model, year }), texts));
  }

  function readNow() {
    const typedText = text.trim();
    if (typedText === '') return;
    clearTimeout(timer.current);
    if (typedText.length < MIN_LENGTH) setStatus(texts.tooShort);
    else void readTypedText(typedText);
  }

  const isDoubtful = lastResult !== null && (lastResult.unused.length > 0 || isYearUnpriced(lastResult));
  const otherLine = isDoubtful && choices.length === 0 ? otherLineOf(text, 'kendaraan') : null;
  return (
    <div className="nu:grid nu:gap-1">
      <SuggestField
        label={texts.text}
        hint={texts.textHint}
        type="search"
        name={TYPED_TEXT_PARAMETER}
        enterKeyHint="search"
        maxLength={TYPED_TEXT_MAX_LENGTH}
        placeholder={texts.textPlaceholder}
        prefix={<Sparkles aria-hidden="true" size={18} />}
        text={text}
        onTextChange={handleTextChange}
        suggestions={
          isDoubtful && choices.length > 0
            ? [...choices, { id: CONSULTANT, label: texts.noneOfThese }]
            : choices
        }
        listLabel={texts.suggestions}
        open={open}
        onOpenChange={setOpen}
        onChoose={({ id }) => {
          const choice = choices.find((listedChoice) => listedChoice.id === id);
          if (lastResult && choice) chooseVehicle(lastResult, choice);
          else if (id === CONSULTANT) onConsult();
        }}
        onEnter={readNow}
        status={status}
      />
      {isDoubtful && choices.length === 0 && (
        <p className="nu:text-sm">
          {otherLine === null ? (
            <>
              {texts.notFound} <ConsultLink vehicleText={text.trim()} />
            </>
          ) : (
            <OtherLineHint line={otherLine} />
          )}
        </p>
      )}
    </div>
  );
}
