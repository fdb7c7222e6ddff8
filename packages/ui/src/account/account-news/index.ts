export { AccountNews, type AccountNewsProps } from './AccountNews.tsx';
