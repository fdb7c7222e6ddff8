export { LoadGate, type LoadGateProps } from './LoadGate.tsx';
