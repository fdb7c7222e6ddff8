export { type ContrastReport, contrastReport } from './contrast-problems.ts';
