export { CertificateCheckPage, type CertificateCheckPageProps } from './CertificateCheckPage.tsx';
