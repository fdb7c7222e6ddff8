export {
  type LoginForm,
  type LoginFormInput,
  loginForm,
  type RecoveryForm,
  type RecoveryFormInput,
  recoveryForm,
} from './login.ts';
export { LOGIN_REQUIRED_MESSAGE, PASSWORD_MISMATCH_MESSAGE, RESET_MISMATCH_MESSAGE } from './messages.ts';
export {
  type RegisterForm,
  type RegisterFormInput,
  type ResetForm,
  type ResetFormInput,
  registerForm,
  resetForm,
} from './register.ts';
