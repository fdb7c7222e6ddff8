export { RegisterForm, type RegisterFormProps, type Registration } from './RegisterForm.tsx';
