export { masked, upperCased } from './masked-field.ts';
