export { BenefitGroups, type BenefitGroupsProps } from './BenefitGroups.tsx';
