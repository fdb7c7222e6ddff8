import type { VehicleSearch } from './search.ts';
import type { SearchField } from './search-fields.ts';
import { missingInSearch, type SearchProblems } from './search-rules.ts';

/** A question of the search form: its hash in the URL, its text, and its fields. */
export type SearchQuestion = { id: string; text: string; fields: readonly SearchField[] };

/** The questions about the vehicle in sequence: the options of a question depend on the earlier answers [2 §4]. */
export const SEARCH_QUESTIONS: readonly SearchQuestion[] = [
  { id: '', text: 'Kendaraan apa yang ingin Anda lindungi?', fields: ['vehicleType'] },
  { id: 'brand', text: 'Apa mereknya?', fields: ['brand'] },
  { id: 'tahun', text: 'Tahun berapa?', fields: ['year'] },
  { id: 'model', text: 'Model yang mana?', fields: ['model'] },
  { id: 'harga', text: 'Berapa harganya, dan apa kode pelatnya?', fields: ['price', 'plat'] },
];

/** Returns the index of the first question with a problem; -1 without a problem. */
export const questionWithProblem = (problems: SearchProblems): number =>
  SEARCH_QUESTIONS.findIndex(({ fields }) => fields.some((field) => problems[field] !== undefined));

/** Returns the index of the first question without an answer; the last question if all have one. */
export function firstOpenQuestion(search: VehicleSearch): number {
  const index = questionWithProblem(missingInSearch(search));
  return index === -1 ? SEARCH_QUESTIONS.length - 1 : index;
}
