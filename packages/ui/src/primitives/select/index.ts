export { type Option, Select, type SelectProps } from './Select.tsx';
