import * as z from 'zod';
import { EVEN_WHEN_FIELDS_FAIL, WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { phoneField } from '../form-field/phone-field.ts';
import { emailField, nameField, passwordField } from '../form-field/text-field.ts';
import { isStrongPassword, REGISTER_PASSWORD, RESET_PASSWORD } from '../password/rules.ts';
import { PASSWORD_MISMATCH_MESSAGE, RESET_MISMATCH_MESSAGE } from './messages.ts';

/** Returns whether the repeated password differs. An empty repetition is no mismatch, because it has its own message. */
const isMismatch = (password: unknown, repeatedPassword: unknown) =>
  Boolean(repeatedPassword) && password !== repeatedPassword;

/** A new password and its repetition. */
const newPasswordFields = {
  password: passwordField('Password wajib di isi', (text) =>
    isStrongPassword(text, REGISTER_PASSWORD) ? null : REGISTER_PASSWORD.weakMessage,
  ),
  confirmPassword: passwordField('Tulis ulang password Anda'),
};
/** Adds an issue to the repetition if it differs from the new password. */
function checkRepetition(form: { password: string; confirmPassword: string }, ctx: z.RefinementCtx): void {
  if (!isMismatch(form.password, form.confirmPassword)) return;
  ctx.addIssue({ code: 'custom', path: ['confirmPassword'], message: PASSWORD_MISMATCH_MESSAGE });
}

/** The registration form [1 §5.4]. Returns the name in upper case, the e-mail in lower case, the phone as '62…'. */
export const registerForm = z
  .object(
    {
      full_name: nameField('Nama wajib di isi', { upper: true }),
      phone_number: phoneField('register'),
      email: emailField('Email wajib di isi', 'Email tidak valid'),
      ...newPasswordFields,
    },
    { error: WRONG_SHAPE_MESSAGE },
  )
  .superRefine(checkRepetition, EVEN_WHEN_FIELDS_FAIL);

/** The form that sets a new password [1 §5.5]. `newPassord` is spelled as in the request. */
export const resetForm = z
  .object(
    {
      newPassord: passwordField('Password wajib di isi', (text) =>
        isStrongPassword(text, RESET_PASSWORD) ? null : RESET_PASSWORD.weakMessage,
      ),
      confirmNewPassword: passwordField('Wajib ketikkan ulang password yang Anda input'),
    },
    { error: WRONG_SHAPE_MESSAGE },
  )
  .superRefine(({ newPassord, confirmNewPassword }, ctx) => {
    if (!isMismatch(newPassord, confirmNewPassword)) return;
    ctx.addIssue({ code: 'custom', path: ['confirmNewPassword'], message: RESET_MISMATCH_MESSAGE });
  }, EVEN_WHEN_FIELDS_FAIL);

/** The form with which a signed-in member sets a new password, by the rules of the registration. */
export const newPasswordForm = z
  .object(newPasswordFields, { error: WRONG_SHAPE_MESSAGE })
  .superRefine(checkRepetition, EVEN_WHEN_FIELDS_FAIL);

/** The form with which a signed-in member replaces a password. An account without a password uses {@link newPasswordForm}. */
export const changePasswordForm = z
  .object(
    { currentPassword: passwordField('Kata sandi saat ini wajib diisi'), ...newPasswordFields },
    { error: WRONG_SHAPE_MESSAGE },
  )
  .superRefine(checkRepetition, EVEN_WHEN_FIELDS_FAIL);

/** The form with which a signed-in member changes the e-mail address. */
export const newEmailForm = z.object(
  { email: emailField('Email wajib di isi', 'Email tidak valid') },
  { error: WRONG_SHAPE_MESSAGE },
);

export type NewPasswordForm = z.output<typeof newPasswordForm>;
export type ChangePasswordForm = z.output<typeof changePasswordForm>;
export type NewEmailForm = z.output<typeof newEmailForm>;
export type RegisterForm = z.output<typeof registerForm>;
export type RegisterFormInput = z.input<typeof registerForm>;
export type ResetForm = z.output<typeof resetForm>;
export type ResetFormInput = z.input<typeof resetForm>;
