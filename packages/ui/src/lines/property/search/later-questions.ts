/** The questions after the first one. They load on demand, so that the landing page loads only the first question. */
export { ConstructionQuestion } from './ConstructionQuestion.tsx';
export { CoverageQuestion } from './CoverageQuestion.tsx';
export { OwnerQuestion } from './OwnerQuestion.tsx';
export { PlaceQuestion } from './PlaceQuestion.tsx';
export { PriceQuestion } from './PriceQuestion.tsx';
export { SizeQuestion } from './SizeQuestion.tsx';
