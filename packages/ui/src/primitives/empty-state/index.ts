export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { UmbrellaArt } from './UmbrellaArt.tsx';
