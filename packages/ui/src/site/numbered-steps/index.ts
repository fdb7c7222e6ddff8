export { NumberedSteps, type NumberedStepsProps } from './NumberedSteps.tsx';
