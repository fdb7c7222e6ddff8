import { type NamedModel, VEHICLE_TYPE_ROWS, type VehicleType } from '@naungan/domain/lines/vehicle';
import { Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SuggestField } from '../../../primitives/suggest-field/index.ts';
import type { FoundText, VehicleCatalogue } from './vehicle-catalogue.ts';

export type VehicleTextSearchProps = {
  readText: VehicleCatalogue['readText'];
  /** The chosen type: its models are listed first. */
  vehicleType: VehicleType;
  /** Called with the recognised facts and the chosen model with its year. */
  onFound: (found: FoundText, model: NamedModel | null, year: number | undefined) => void;
};

/** Milliseconds after the last key before the text is parsed. */
const PAUSE_MS = 350;
const SHORTEST = 2;

/** The options: models, or the years of a model if the text has none. */
type Choice = { id: string; label: string; model: NamedModel; year: number | undefined };

function choicesOf({ read, models }: FoundText): Choice[] {
  const [only] = models;
  if (!only) return [];
  const known = (model: NamedModel) =>
    read.year !== undefined && model.years.includes(read.year) ? read.year : undefined;
  if (models.length === 1 && known(only) === undefined) return yearsOf(only);
  return models.map((model) => {
    const year = known(model);
    const name = `${model.brandText} ${model.modelText}`;
    return { id: model.model, label: year === undefined ? name : `${name}, ${year}`, model, year };
  });
}

function yearsOf(model: NamedModel): Choice[] {
  return model.years.map((year) => ({
    id: `${model.model} ${year}`,
    label: `${model.brandText} ${model.modelText}, ${year}`,
    model,
    year,
  }));
}

const says = ({ read, models }: FoundText) => models.length > 0 || Object.keys(read).length > 0;

/**
 * One text for the whole vehicle: 'avanza 2019', 'B 1234'. Models are chosen from a list by arrows and Enter; other
 * recognised facts, such as the region of a plate, fill in their fields immediately.
 */
export function VehicleTextSearch({ readText, vehicleType, onFound }: VehicleTextSearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundText | null>(null);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const latestRequest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = useEffectEvent(async (typed: string) => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    try {
      const next = await readText(typed, vehicleType);
      if (latestRequest.current === requestNumber) take(next);
    } catch {
      if (latestRequest.current === requestNumber)
        setStatus('Belum dapat dibaca. Isi kolom di bawah, atau coba lagi.');
    }
  });

  useEffect(() => {
    const typed = text.trim();
    latestRequest.current += 1;
    if (typed.length < SHORTEST) return;
    timer.current = setTimeout(() => void read(typed), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [text]);

  /** The results belong to their text. */
  function type(typed: string) {
    setText(typed);
    if (typed.trim().length >= SHORTEST) return;
    setChoices([]);
    setOpen(false);
    setStatus('');
  }

  function take(next: FoundText) {
    const [first, ...more] = choicesOf(next);
    setFound(next);
    if (first && more.length === 0) return choose(next, first);
    setChoices(first ? [first, ...more] : []);
    setOpen(true);
    if (first) return setStatus(describeMatches(next, more.length + 1));
    if (says(next)) onFound(next, null, undefined);
    setStatus(says(next) ? understood(next) : 'Tidak ada kendaraan yang cocok. Isi kolom di bawah.');
  }

  function choose(of: FoundText, { model, year, label }: Choice) {
    if (year === undefined) {
      setChoices(yearsOf(model));
      setOpen(true);
      setStatus(`Pilih tahun ${model.brandText} ${model.modelText}.`);
      return;
    }
    setOpen(false);
    setChoices([]);
    onFound(of, model, year);
    setStatus(`Terisi: ${[label, ...more(of)].join(', ')}.${unread(of)}`);
  }

  function readNow() {
    if (text.trim().length < SHORTEST) return;
    clearTimeout(timer.current);
    void read(text.trim());
  }

  return (
    <SuggestField
      label="Cari cepat"
      hint="Contoh: avanza 2019, atau B 1234. Kolom di bawah terisi sendiri."
      type="search"
      enterKeyHint="search"
      maxLength={100}
      placeholder="Merek, model, tahun, plat"
      prefix={<Sparkles aria-hidden="true" size={18} />}
      text={text}
      onTextChange={type}
      suggestions={choices}
      listLabel="Kendaraan yang cocok"
      open={open}
      onOpenChange={setOpen}
      onChoose={({ id }) => {
        const choice = choices.find((one) => one.id === id);
        if (found && choice) choose(found, choice);
      }}
      onEnter={readNow}
      status={status}
    />
  );
}

/** Returns the text about a list: an unavailable year, and the number of further matches. */
function describeMatches({ read, models, total }: FoundText, count: number): string {
  const { year } = read;
  const unsold = year !== undefined && !models.some(({ years }) => years.includes(year));
  const choose = 'Pilih salah satu';
  return [
    ...(unsold ? [`Tidak ada harga pasaran untuk tahun ${year}.`] : []),
    total > models.length
      ? `${count} dari ${total} pilihan. ${choose}, atau sebutkan modelnya.`
      : `${count} pilihan. ${choose}.`,
  ].join(' ');
}

/** Returns the recognised facts in addition to the model. */
const more = ({ read }: FoundText): string[] => (read.plat === undefined ? [] : [`plat ${read.plat}`]);

/** Returns the text about unrecognised words, so that the visitor notices them. */
const unread = ({ unknown }: FoundText) =>
  unknown.length === 0 ? '' : ` Belum dikenali: ${unknown.join(', ')}.`;

/** For a text without a model; a year alone fills in nothing, because the list of years depends on the model. */
function understood(found: FoundText): string {
  const { vehicleType, year } = found.read;
  const filled = [...(vehicleType ? [VEHICLE_TYPE_ROWS[vehicleType].label] : []), ...more(found)];
  if (filled.length > 0) return `Terisi: ${filled.join(', ')}.${unread(found)}`;
  return year === undefined
    ? `Terisi. Lengkapi kolom di bawah.${unread(found)}`
    : `Sebutkan juga modelnya, misalnya avanza ${year}.${unread(found)}`;
}
