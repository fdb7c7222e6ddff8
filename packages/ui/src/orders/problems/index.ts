export {
  type FieldMessages,
  fieldId,
  messagesOf,
  type Problem,
  schemaProblems,
  summaryOf,
} from './problems.ts';
