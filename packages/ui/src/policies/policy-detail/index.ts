export { PolicyDetail, type PolicyDetailProps } from './PolicyDetail.tsx';
export { PolicyPage, type PolicyPageProps } from './PolicyPage.tsx';
