import type { PropertyType } from './property-type.ts';
import { type QuoteStep, quoteSteps, type SearchField } from './search-rules.ts';

/** A question of a quote step: its hash in the URL, the title of its step, its text, and its fields. */
export type QuoteQuestion = QuoteStep & {
  /** Index of the step. */
  stepIndex: number;
  text: string;
};

type QuestionRow = { id: string; text: string; fields: readonly SearchField[] };

/** The questions of each step in sequence. The first question of a step has the id of the step. */
const QUESTION_ROWS: Readonly<Record<string, readonly QuestionRow[]>> = {
  okupasi: [
    { id: 'okupasi', text: 'Bangunan apa yang ingin Anda lindungi?', fields: ['occupation'] },
    { id: 'harga', text: 'Berapa biaya membangunnya kembali?', fields: ['buildingPrices', 'timePeriod'] },
    { id: 'kepemilikan', text: 'Milik siapa bangunannya?', fields: ['ownership', 'isKprBtn'] },
  ],
  konstruksi: [
    {
      id: 'konstruksi',
      text: 'Bagaimana bangunannya dibuat?',
      fields: ['construction', 'classConstruction'],
    },
    { id: 'ukuran', text: 'Seberapa besar bangunannya?', fields: ['totalFloor', 'totalBuildingArea'] },
  ],
  alamat: [
    {
      id: 'alamat',
      text: 'Di mana bangunannya?',
      fields: ['province', 'district_level', 'district', 'address'],
    },
  ],
  cakupan: [{ id: 'cakupan', text: 'Perlindungan apa yang Anda cari?', fields: ['coverages', 'floodZone'] }],
};

/** Returns the questions of all steps of a type, which a form asks one at a time. */
export const quoteQuestions = (productType: PropertyType): readonly QuoteQuestion[] =>
  quoteSteps(productType).flatMap(({ id, title }, stepIndex) =>
    (QUESTION_ROWS[id] ?? []).map((row) => ({ ...row, title, stepIndex })),
  );
