export { type FoldedText, FoldedTexts, type FoldedTextsProps } from './FoldedTexts.tsx';
