import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A worked example of a claim: the steps with their amounts.',
  whenToUse: ['A content page that explains a deductible.'],
  whenNot: ["A member's claim: use `ClaimPage`."],
  doExample: {
    story: 'WithDeductible',
    because: 'The part that the owner bears is stated before the payment.',
  },
  dontExample: {
    story: 'WithoutDeductible',
    args: { deductibleLabel: '', deductible: 300000 },
    because: 'Do not subtract an amount without its rule.',
  },
  keyboard: [],
  accessibility: ['The steps are an ordered list; amounts are text with their currency.'],
  status: 'stable',
  code: `import { ExampleClaim } from '@naungan/ui/site/premium-today';

<ExampleClaim object="Avanza 2022" incident="Ditabrak dari belakang" claimed={5_000_000} loss={4_800_000} deductible={300_000} deductibleLabel="Risiko sendiri" paid={4_500_000} />;`,
};
