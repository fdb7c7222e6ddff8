export { RecordNumber } from './RecordNumber.tsx';
