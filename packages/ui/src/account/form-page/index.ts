export { FormPage, type FormPageProps, OtherWay, TextLink } from './FormPage.tsx';
