export { isStrongPassword, type PasswordRule, REGISTER_PASSWORD, RESET_PASSWORD } from './rules.ts';
