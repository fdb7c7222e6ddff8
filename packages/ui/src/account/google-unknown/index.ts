export { GoogleUnknown, type GoogleUnknownProps } from './GoogleUnknown.tsx';
