export { InsurerLogo, type InsurerLogoProps } from './InsurerLogo.tsx';
