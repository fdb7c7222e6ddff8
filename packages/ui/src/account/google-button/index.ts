export { GoogleButton, type GoogleButtonProps } from './GoogleButton.tsx';
export { GoogleButtonSkeleton } from './GoogleButtonSkeleton.tsx';
