import type { Declaration } from '@naungan/domain/declaration';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import type { CustomerAnswers, DeclarationFieldsProps } from './DeclarationFields.tsx';
import { declarationCheck } from './declaration-check.ts';

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
  Body: ({ plan, draft, errors, changeSlices }) => (
    <>
      <p className="nu:text-muted">
        Jawab sesuai keadaan sebenarnya. Jawaban yang tidak benar dapat membuat klaim ditolak.
      </p>
      <LazyDeclarationFields
        declarations={plan.declarations}
        answers={draft.slices.declarations}
        onChange={(declarations) => changeSlices(() => ({ declarations }))}
        errors={errors}
      />
    </>
  ),
  Summary: ({ plan, draft }) => {
    const items = plan.declarations.map(({ _id, question }) => ({
      title: question,
      value: draft.slices.declarations[_id] === 'ya' ? 'Ya' : 'Tidak',
    }));
    return <DescriptionList items={items} className="nu:[&_dd]:shrink-0" />;
  },
};
