export { type Held, type StepCheck, type StepInfo, type StepsOptions, useSteps } from './use-steps.ts';
