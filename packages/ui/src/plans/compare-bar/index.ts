export { CompareBar, type CompareBarProps, type ComparedPlan } from './CompareBar.tsx';
