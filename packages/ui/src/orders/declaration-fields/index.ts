export {
  type DeclarationChoices,
  DeclarationFields,
  type DeclarationFieldsProps,
} from './DeclarationFields.tsx';
export { declarationCheck } from './declaration-check.ts';
