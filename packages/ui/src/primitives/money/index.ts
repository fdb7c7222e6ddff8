export { Money, type MoneyProps, type MoneySize } from './Money.tsx';
