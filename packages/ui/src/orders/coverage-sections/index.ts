export { CoverageSections, type CoverageSectionsProps } from './CoverageSections.tsx';
