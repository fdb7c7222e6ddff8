export { HeirClaimSentPage, type HeirClaimSentPageProps } from './HeirClaimSentPage.tsx';
