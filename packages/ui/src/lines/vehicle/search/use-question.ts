import {
  firstOpenQuestion,
  isComplete,
  SEARCH_QUESTIONS,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { useEffect, useRef } from 'react';

/** The step in which the visitor chooses the covers [2 §2]. Every other step is the id of a question. */
export const COVER_STEP = 'jaminan';
/** Index of the last question. */
export const LAST_QUESTION = SEARCH_QUESTIONS.length - 1;

/**
 * Returns the displayed question: the question of the step, or the first question without an answer if that comes
 * earlier. `isCoverStep` states whether the covers are displayed instead.
 */
export function useQuestion(step: string, search: VehicleSearch) {
  const isCoverStep = step === COVER_STEP && isComplete(search) && search.brand !== undefined;
  const requestedIndex =
    step === COVER_STEP ? LAST_QUESTION : SEARCH_QUESTIONS.findIndex(({ id }) => id === step);
  // An anchor of the page, such as '#isi', does not change the question.
  const displayedIndex = useRef(0);
  const index = Math.min(
    requestedIndex === -1 ? displayedIndex.current : requestedIndex,
    firstOpenQuestion(search),
  );
  useEffect(() => {
    displayedIndex.current = index;
  }, [index]);
  return { index, question: SEARCH_QUESTIONS[index], isCoverStep };
}
