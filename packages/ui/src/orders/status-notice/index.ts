export { StatusNotice } from './StatusNotice.tsx';
