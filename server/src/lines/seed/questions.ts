import type { Plan } from '@naungan/domain/lines/record';
import { fixedId } from '../../core/fixed-id.ts';

/** A question of an insurer; an order is accepted only with the required answer. */
export type Question = { key: string; question: string; requiredAnswer: 'ya' | 'tidak' };

/** Returns the questions of a plan. Their ids are fixed, so that stored drafts stay valid after a new seed. */
export const asDeclarations = (planCode: string, questions: Question[]): Plan['declarations'] =>
  questions.map(({ key, question, requiredAnswer }) => ({
    _id: fixedId(`declaration/${planCode}/${key}`),
    question,
    answer: requiredAnswer,
  }));
