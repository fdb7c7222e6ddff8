import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Compares two or three plans side by side.',
  whenToUse: ['Plans that a visitor has chosen in a list, or that a shared link names.'],
  whenNot: ['One plan: use `PlanDetail`.'],
  doExample: { story: 'ThreePlans', because: 'Every row states the same fact of each plan.' },
  dontExample: {
    story: 'OnePlanWithdrawn',
    because: 'Do not compare with a plan that is not sold any more. It is left out, and a note says so.',
  },
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves among the controls; the focus stays in the dialog.' },
    { keys: 'Space', action: 'Shows only the differences.' },
    { keys: 'Escape', action: 'Closes the comparison; the focus returns to the bar.' },
  ],
  accessibility: ['A native table with headers for rows and columns.', 'The loading of plans is announced.'],
  dataAttributes: [{ name: 'data-differs', values: 'present on rows with different values' }],
  status: 'stable',
  code: `import { CompareDialog } from '@naungan/ui/plans/compare-dialog';

<CompareDialog line="kesehatan" open={isOpen} onOpenChange={setOpen} ids={ids} loadPlan={loadPlan} search={search} today={today} detailHref={detailHref} orderHref={orderHref} onOpenConsultation={openConsultation} />;`,
};
