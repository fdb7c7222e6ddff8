export { CardForm, type CardFormProps } from './CardForm.tsx';
export { CardMark } from './CardMark.tsx';
