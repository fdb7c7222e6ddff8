import { expect, test } from 'vitest';
import { SEARCH_FIELDS } from './search-fields.ts';
import { firstOpenQuestion, questionWithProblem, SEARCH_QUESTIONS } from './search-questions.ts';

const car = { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] } as const;

test('the questions of the vehicle search contain each of its fields once', () => {
  expect(SEARCH_QUESTIONS.flatMap(({ fields }) => fields)).toEqual(SEARCH_FIELDS);
});

test.each([
  // The questions 1 to 4 are brand, year, model, and price with plate. If all are answered, the result is the last question.
  [car, 1],
  [{ ...car, brand: 'toyota' }, 2],
  [{ ...car, brand: 'toyota', year: 2024, model: 'C001', price: 1 }, 4],
  [{ ...car, brand: 'toyota', year: 2024, model: 'C001', price: 1, plat: 'B' }, 4],
  [{ ...car, plat: 'B' }, 1],
])('the first unanswered question of the vehicle search %j has the index %i', (search, index) => {
  expect(firstOpenQuestion(search)).toBe(index);
});

test('questionWithProblem returns the first question with a problem, or -1', () => {
  expect(questionWithProblem({ price: 'x', year: 'x' })).toBe(2);
  expect(questionWithProblem({})).toBe(-1);
});
