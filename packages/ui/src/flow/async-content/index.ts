export { AsyncContent, type AsyncContentProps } from './AsyncContent.tsx';
