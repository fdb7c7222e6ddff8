import { ApiProblem } from '@naungan/api/api-problem';
import { expect, test } from 'vitest';
import { checkInvitationForm, serverProblems } from './invitation-form.ts';

const FORM = {
  password: 'Rahasia456',
  confirmPassword: 'Rahasia456',
  method: 'totp' as 'totp' | 'passkey',
  code: '123 456',
};

test.each([
  [{}, {}],
  [{ code: '' }, { code: 'Isi kode 6 angka dari aplikasi autentikator' }],
  [{ code: '', method: 'passkey' as const }, {}],
  [
    { code: '', method: 'passkey' as const, confirmPassword: '' },
    { confirmPassword: 'Tulis ulang password Anda' },
  ],
  [{ code: '12345' }, { code: 'Kode terdiri dari 6 angka' }],
  [{ code: '1234567' }, { code: 'Kode terdiri dari 6 angka' }],
  [{ code: '12345a' }, { code: 'Kode terdiri dari 6 angka' }],
  [
    { password: 'Rahasi4', confirmPassword: 'Rahasi4' },
    { password: 'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka' },
  ],
  [{ password: 'Rahasia4', confirmPassword: 'Rahasia4' }, {}],
  [{ confirmPassword: '' }, { confirmPassword: 'Tulis ulang password Anda' }],
])('the form with %j has the problems %j', (change, problems) => {
  expect(checkInvitationForm({ ...FORM, ...change })).toEqual(problems);
});

test('messages of the server stand at their fields, the first of each', () => {
  const problem = new ApiProblem('Kode salah', {
    status: 422,
    code: 'INVALID',
    raw: '',
    fields: [
      { path: 'totp.code', message: 'Kode salah' },
      { path: 'totp.code', message: 'Kode terdiri dari 6 angka' },
      { path: 'password', message: 'Password ini pernah bocor' },
      { path: 'partner', message: 'Tidak dikenal' },
    ],
  });
  expect(serverProblems(problem)).toEqual({ code: 'Kode salah', password: 'Password ini pernah bocor' });
});
