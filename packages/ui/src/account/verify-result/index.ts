export { VerifyResult, type VerifyResultProps } from './VerifyResult.tsx';
