export { RadioGroup, type RadioGroupProps, type RadioOption, type RadioOptionGroup } from './RadioGroup.tsx';
