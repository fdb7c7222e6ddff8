export { type Option, type OptionGroup, Select, type SelectProps } from './Select.tsx';
