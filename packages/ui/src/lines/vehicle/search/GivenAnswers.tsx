import {
  SEARCH_LABELS,
  SEARCH_QUESTIONS,
  type SearchField,
  VEHICLE_TYPE_ROWS,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { Pencil } from 'lucide-react';
import { useMessages } from '../../../primitives/host/messages.ts';
import { vehicleSearchMessages } from './messages.ts';

export type GivenAnswersProps = {
  search: VehicleSearch;
  /** Id of the displayed question, whose answers are not listed. */
  displayedQuestion: string;
  /** Names of the chosen brand and model, if they are loaded. */
  brand: string | undefined;
  model: string | undefined;
  /** Opens a question by its id. */
  onOpen: (question: string) => void;
};

/** The answers so far, each a button that opens its question. */
export function GivenAnswers({ search, displayedQuestion, brand, model, onOpen }: GivenAnswersProps) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const { vehicleType, year, price, plat } = search;
  const values: Partial<Record<SearchField, string | undefined>> = {
    vehicleType: VEHICLE_TYPE_ROWS[vehicleType].label,
    brand,
    year: year?.toString(),
    model,
    price: price === undefined ? undefined : formatRupiah(price),
    plat: plat === undefined ? undefined : texts.plate(plat),
  };
  const answers = SEARCH_QUESTIONS.filter(({ id }) => id !== displayedQuestion).flatMap(({ id, fields }) =>
    fields.map((field) => ({ id, field, text: values[field] ?? '' })),
  );
  const givenAnswers = answers.filter(({ text }) => text !== '');
  if (givenAnswers.length === 0) return null;
  return (
    <ul aria-label={texts.answers} className="nu:flex nu:flex-wrap nu:gap-x-3">
      {givenAnswers.map(({ id, field, text }) => (
        <li key={field}>
          <button
            type="button"
            aria-label={texts.changeAnswer(SEARCH_LABELS[field], text)}
            onClick={() => onOpen(id)}
            className="nu:inline-flex nu:min-h-11 nu:items-center nu:gap-1.5 nu:text-sm nu:font-semibold nu:text-brand nu:hover:underline"
          >
            {text}
            <Pencil aria-hidden="true" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
