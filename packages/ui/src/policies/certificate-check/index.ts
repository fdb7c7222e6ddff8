export { CertificateCheck, type CertificateCheckProps } from './CertificateCheck.tsx';
export { CertificateCheckPage, type CertificateCheckPageProps } from './CertificateCheckPage.tsx';
