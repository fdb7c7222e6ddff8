export { QuestionHeading, type QuestionHeadingProps } from './QuestionHeading.tsx';
