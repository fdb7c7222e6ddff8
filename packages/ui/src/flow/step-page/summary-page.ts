import type { StepPage } from './step-page.ts';

/** The last step of an order: a summary of all steps before it is sent. */
export const summaryPage: StepPage<object, object> = {
  Body: ({ review }) => review(),
  Summary: () => null,
};
