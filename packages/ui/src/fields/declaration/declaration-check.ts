import { checkDeclarations, type Declaration } from '@naungan/domain/declaration';
import type { StepCheck } from '../../flow/use-steps.ts';
import type { CustomerAnswers } from './DeclarationFields.tsx';

/**
 * Reports each unanswered question as a problem. An answer with which the insurer does not accept the order
 * blocks the step [2 §5].
 */
export function declarationCheck(declarations: readonly Declaration[], answers: CustomerAnswers): StepCheck {
  const result = checkDeclarations(declarations, answers);
  if (result.state === 'ok') return { problems: [] };
  if (result.state === 'blocked') return { problems: [], blockedReason: result.message };
  const questionNumbers = new Map(declarations.map(({ _id }, index) => [_id, index + 1]));
  return {
    title: result.message,
    problems: result.ids.map((id) => ({
      field: `declarations.${id}`,
      message: `Pertanyaan ${questionNumbers.get(id)} belum dijawab`,
    })),
  };
}
