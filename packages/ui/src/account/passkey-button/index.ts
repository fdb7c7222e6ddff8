export { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton.tsx';
