export { PremiumQuestion, type PremiumQuestionProps, type QuestionChoice } from './PremiumQuestion.tsx';
