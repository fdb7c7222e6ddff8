import type { ApiProblem } from '@naungan/api/api-problem';
import type { Input, Reply } from '@naungan/api/client';
import { newPasswordForm } from '@naungan/domain/account/form';

export type Invitation = Reply<'deskInvitation'>['response'];
export type Acceptance = Omit<Input<'deskAcceptInvitation'>['body'], 'token'>;
export type Accepted = Reply<'deskAcceptInvitation'>['response'];

/** `method`: the second factor that the person sets up. */
export type InvitationForm = {
  password: string;
  confirmPassword: string;
  method: 'totp' | 'passkey';
  code: string;
};
export type InvitationField = Exclude<keyof InvitationForm, 'method'>;
/** The message of each field with a problem. */
export type InvitationProblems = Partial<Record<InvitationField, string>>;

/** The fields by their paths in the request. */
const FIELD_OF_PATH: Readonly<Record<string, InvitationField>> = {
  password: 'password',
  confirmPassword: 'confirmPassword',
  totp: 'code',
  'totp.code': 'code',
  'totp.enrolment': 'code',
};

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Returns the first message of each field. Messages of other paths are omitted. */
function problemsOf(issues: readonly { path: string; message: string }[]): InvitationProblems {
  const problems: InvitationProblems = {};
  for (const { path, message } of issues) {
    const field = FIELD_OF_PATH[path];
    if (field) problems[field] ??= message;
  }
  return problems;
}

/** Returns the problems that are found before the form is sent. */
export function checkInvitationForm(form: InvitationForm): InvitationProblems {
  const issues = newPasswordForm.safeParse(form).error?.issues ?? [];
  const problems = problemsOf(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  if (form.method === 'passkey') return problems;
  const code = withoutSpaces(form.code);
  if (code === '') problems.code = 'Isi kode 6 angka dari aplikasi autentikator';
  else if (!/^\d{6}$/.test(code)) problems.code = 'Kode terdiri dari 6 angka';
  return problems;
}

/** Returns the server's messages by field. */
export const serverProblems = ({ fields }: ApiProblem): InvitationProblems => problemsOf(fields);

/** Returns the body of the request. `passkey`: the created passkey, in place of the code. */
export const acceptanceOf = (
  { password, confirmPassword, code }: InvitationForm,
  { totp }: Invitation,
  passkey?: Acceptance['passkey'],
): Acceptance => ({
  password,
  confirmPassword,
  ...(passkey ? { passkey } : { totp: { enrolment: totp.enrolment, code: withoutSpaces(code) } }),
});
