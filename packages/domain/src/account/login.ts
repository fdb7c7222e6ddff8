import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { emailField, passwordField, textField } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';
import { LOGIN_REQUIRED_MESSAGE } from './messages.ts';

/** The sign-in form [1 §5.3]. It requires both fields; the server checks the credentials. */
export const loginForm = z.object(
  {
    email: textField({
      required: LOGIN_REQUIRED_MESSAGE,
      max: LIMITS.email,
      normalize: (text) => normalizeText(text).toLowerCase(),
    }),
    password: passwordField(LOGIN_REQUIRED_MESSAGE),
  },
  { error: WRONG_SHAPE_MESSAGE },
);

/** The form that finds an account by its e-mail address, to reset the password [1 §5.6]. */
export const recoveryForm = z.object(
  { email: emailField('Masukkan email untuk mencari akun Anda', 'Email yang Anda input tidak valid') },
  { error: WRONG_SHAPE_MESSAGE },
);

export type LoginForm = z.output<typeof loginForm>;
export type LoginFormInput = z.input<typeof loginForm>;
export type RecoveryForm = z.output<typeof recoveryForm>;
export type RecoveryFormInput = z.input<typeof recoveryForm>;
