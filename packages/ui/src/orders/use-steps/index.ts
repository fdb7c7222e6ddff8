export {
  type Held,
  passes,
  type StepCheck,
  type StepInfo,
  type StepsOptions,
  useSteps,
} from './use-steps.ts';
