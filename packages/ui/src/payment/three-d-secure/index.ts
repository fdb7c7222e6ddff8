export type { Verification } from './ThreeDSecure.tsx';
