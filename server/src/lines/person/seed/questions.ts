import type { Plan } from '@naungan/domain/lines/record';
import { fixedId } from '../../../core/fixed-id.ts';

/** A question of the insurers and the answer that they accept. */
export type Question = { key: string; question: string; answer: 'ya' | 'tidak' };

/** The questions of a plan; ids are fixed, so that a stored draft outlives a new seed. */
export const asDeclarations = (planCode: string, questions: Question[]): Plan['declarations'] =>
  questions.map(({ key, question, answer }) => ({
    _id: fixedId(`declaration/${planCode}/${key}`),
    question,
    answer,
  }));
