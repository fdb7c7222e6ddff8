export { GoogleAccountUnknown, type GoogleAccountUnknownProps } from './GoogleAccountUnknown.tsx';
