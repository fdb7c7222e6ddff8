export { FormPage, type FormPageProps, OtherWay, PlainLink, TextLink } from './FormPage.tsx';
