export {
  type LoginForm,
  type LoginFormInput,
  loginForm,
  type RecoveryForm,
  type RecoveryFormInput,
  recoveryForm,
} from './login.ts';
export {
  type ChangePasswordForm,
  changePasswordForm,
  type NewEmailForm,
  type NewPasswordForm,
  newEmailForm,
  newPasswordForm,
  type RegisterForm,
  type RegisterFormInput,
  type ResetForm,
  type ResetFormInput,
  registerForm,
  resetForm,
} from './register.ts';
