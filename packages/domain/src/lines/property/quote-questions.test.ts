import { expect, test } from 'vitest';
import { quoteQuestions } from './quote-questions.ts';
import { quoteSteps } from './search-rules.ts';

test.each(['kebakaran', 'gempabumi', 'kebakaran-gempabumi'] as const)(
  'the questions of %s contain the fields of each step, in the sequence of the step',
  (type) => {
    const questions = quoteQuestions(type);
    const fieldsByStep = quoteSteps(type).map((_, index) =>
      questions.filter(({ stepIndex }) => stepIndex === index).flatMap(({ fields }) => fields),
    );
    expect(fieldsByStep).toEqual(quoteSteps(type).map(({ fields }) => fields));
  },
);

test('the first question of a step has the id of the step', () => {
  const questions = quoteQuestions('kebakaran');
  const firstIds = quoteSteps('kebakaran').map(
    (_, index) => questions.find(({ stepIndex }) => stepIndex === index)?.id,
  );
  expect(firstIds).toEqual(['okupasi', 'konstruksi', 'alamat', 'cakupan']);
});
