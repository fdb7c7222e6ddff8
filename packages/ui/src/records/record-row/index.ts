export { RecordRow, type RecordRowProps } from './RecordRow.tsx';
