export { ConstructionStep } from './ConstructionStep.tsx';
export { CoverageStep } from './CoverageStep.tsx';
export { PlaceStep } from './PlaceStep.tsx';
