export { PolicyDownload, type PolicyDownloadProps } from './PolicyDownload.tsx';
