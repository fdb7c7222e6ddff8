import type { Declaration } from '@naungan/domain/declaration';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { CustomerAnswers, DeclarationFieldsProps } from './DeclarationFields.tsx';
import { declarationCheck } from './declaration-check.ts';
import { declarationFieldsMessages } from './messages.ts';

type Plan = { declarations: Declaration[] };

const LazyDeclarationFields = lazyFields<DeclarationFieldsProps>(
  () => import('./DeclarationFields.tsx').then((module) => module.DeclarationFields),
  'nu:h-64 nu:w-full nu:rounded-card',
);

/** Step for the insurer's questions. */
export const declarationPage: StepPage<Plan, { declarations: CustomerAnswers }> = {
  input: ({ plan, draft }) =>
    plan.declarations.map(({ _id, question }) => ({
      _id,
      question,
      answer: draft.slices.declarations[_id],
    })),
  check: ({ plan, draft }) => declarationCheck(plan.declarations, draft.slices.declarations),
  Body: ({ plan, draft, errors, changeSlices }) => {
    const texts = useMessages('DeclarationFields', declarationFieldsMessages);
    return (
      <>
        <p className="nu:text-muted">{texts.hint}</p>
        <LazyDeclarationFields
          declarations={plan.declarations}
          answers={draft.slices.declarations}
          onChange={(declarations) => changeSlices(() => ({ declarations }))}
          errors={errors}
        />
      </>
    );
  },
  Summary: ({ plan, draft }) => {
    const texts = useMessages('DeclarationFields', declarationFieldsMessages);
    const items = plan.declarations.map(({ _id, question }) => ({
      title: question,
      value: draft.slices.declarations[_id] === 'ya' ? texts.yes : texts.no,
    }));
    return <DescriptionList items={items} className="nu:[&_dd]:shrink-0" />;
  },
};
