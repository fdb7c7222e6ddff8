export { PolicyLookup, type PolicyLookupProps } from './PolicyLookup.tsx';
