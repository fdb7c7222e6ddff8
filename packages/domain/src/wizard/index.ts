export { isRevisionItem, REVISION_STEPS, type RevisionItem, revisionSteps } from './revision.ts';
export { WIZARD_STEPS, type WizardStep } from './steps.ts';
