import { checkDeclarations, type Declaration } from '@naungan/domain/declaration';
import type { StepCheck } from '../../flow/use-steps/use-steps.ts';
import type { DeclarationChoices } from './DeclarationFields.tsx';

/** Open questions are problems with links; a refused answer blocks with the spec's message [2 §5]. */
export function declarationCheck(
  declarations: readonly Declaration[],
  answers: DeclarationChoices,
): StepCheck {
  const result = checkDeclarations(declarations, answers);
  if (result.state === 'ok') return { problems: [] };
  if (result.state === 'blocked') return { problems: [], blocked: result.message };
  const numbers = new Map(declarations.map(({ _id }, index) => [_id, index + 1]));
  return {
    title: result.message,
    problems: result.ids.map((id) => ({
      field: `declarations.${id}`,
      message: `Pertanyaan ${numbers.get(id)} belum dijawab`,
    })),
  };
}
