export {
  type Authenticate,
  ThreeDSecure,
  type ThreeDSecureProps,
  type Verification,
  type VerificationEnd,
} from './ThreeDSecure.tsx';
