import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Compares plans of several insurers by the facts that differ.',
  whenToUse: ['A content page about one line.'],
  whenNot: ['Plans that a visitor has chosen: use `CompareDialog`.'],
  doExample: { story: 'Default', because: 'Equal facts are in one line, so the differences are visible.' },
  dontExample: { story: 'Default', args: { plans: [] }, because: 'Nothing to compare: omit the section.' },
  keyboard: [],
  accessibility: ['A native table with headers for rows and columns.'],
  status: 'stable',
  code: `import { PlanDifferences } from '@naungan/ui/site/premium-today';

<PlanDifferences plans={plans} object="Usia 36" />;`,
};
