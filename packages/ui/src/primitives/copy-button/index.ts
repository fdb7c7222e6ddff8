export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { copyText } from './copy-text.ts';
