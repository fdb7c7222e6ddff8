export { CommonChoice, type CommonChoiceProps } from './CommonChoice.tsx';
