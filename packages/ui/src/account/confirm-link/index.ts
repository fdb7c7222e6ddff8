export { ConfirmLink, type ConfirmLinkProps } from './ConfirmLink.tsx';
