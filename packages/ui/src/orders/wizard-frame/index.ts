export { WizardFrame, type WizardFrameProps } from './WizardFrame.tsx';
export { WizardSkeleton } from './WizardSkeleton.tsx';
