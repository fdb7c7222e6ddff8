export {
  checkDeclarations,
  DECLARATION_BLOCKED_MESSAGE,
  DECLARATION_INCOMPLETE_MESSAGE,
  type Declaration,
  type DeclarationAnswer,
  type DeclarationAnswers,
  type DeclarationResult,
  isDeclarationAnswer,
} from './declaration.ts';
