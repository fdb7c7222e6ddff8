export { ChangingMoney } from './ChangingMoney.tsx';
export { Money, type MoneyProps, type MoneySize } from './Money.tsx';
