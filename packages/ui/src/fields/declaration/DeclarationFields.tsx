import type { Declaration, DeclarationAnswer } from '@naungan/domain/declaration';
import { isDeclarationAnswer } from '@naungan/domain/declaration';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { declarationFieldsMessages } from './messages.ts';

/** The customer's answers by `_id` of the question. An unanswered question has no entry. */
export type CustomerAnswers = Readonly<Record<string, DeclarationAnswer>>;

export type DeclarationFieldsProps = {
  declarations: readonly Declaration[];
  answers: CustomerAnswers;
  onChange: (answers: CustomerAnswers) => void;
  /** Messages by field; the field of a question is 'declarations.{_id}'. */
  errors: FieldMessages;
};

/**
 * The insurer's questions. No answer is preselected, because the answers are the customer's own declaration.
 */
export function DeclarationFields({ declarations, answers, onChange, errors }: DeclarationFieldsProps) {
  const texts = useMessages('DeclarationFields', declarationFieldsMessages);
  const answerOptions = [
    { value: 'ya', label: texts.yes },
    { value: 'tidak', label: texts.no },
  ];
  return (
    <ol className="nu:grid nu:gap-5">
      {declarations.map(({ _id, question }, index) => (
        <li
          key={_id}
          className="nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@tablet:p-5"
        >
          <RadioGroup
            id={fieldId(`declarations.${_id}`)}
            className="nu:[&>div]:sm:max-w-sm"
            label={`${index + 1}. ${question}`}
            options={answerOptions}
            value={answers[_id] ?? ''}
            error={errors[`declarations.${_id}`]}
            onValueChange={(answer) => {
              if (isDeclarationAnswer(answer)) onChange({ ...answers, [_id]: answer });
            }}
          />
        </li>
      ))}
    </ol>
  );
}
