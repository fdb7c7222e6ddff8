import { describe, expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { loginForm, recoveryForm } from './login.ts';
import { newEmailForm, newPasswordForm, registerForm, resetForm } from './register.ts';

const registerInput = {
  full_name: ' siti  aminah ',
  phone_number: '0812-3456-789',
  email: ' Siti@Contoh.ID ',
  password: 'Rahasia123',
  confirmPassword: 'Rahasia123',
};

describe('registerForm', () => {
  test('returns the payload in wire format, without unknown fields', () => {
    expect(registerForm.parse({ ...registerInput, role: 'desk' })).toEqual({
      full_name: 'SITI AMINAH',
      phone_number: '628123456789',
      email: 'siti@contoh.id',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    });
  });

  test('accepts its own output unchanged, so that the server can validate it again', () => {
    const payload = registerForm.parse(registerInput);
    expect(registerForm.parse(payload)).toEqual(payload);
  });

  test('reports all missing fields together', () => {
    const emptyForm = { full_name: '', phone_number: '', email: '', password: '', confirmPassword: '' };
    const problems = {
      full_name: 'Nama wajib di isi',
      phone_number: 'Nomor telepon wajib di isi',
      email: 'Email wajib di isi',
      password: 'Password wajib di isi',
      confirmPassword: 'Tulis ulang password Anda',
    };
    expect(problemsOf(registerForm, emptyForm)).toEqual(problems);
    expect(problemsOf(registerForm, {})).toEqual(problems);
  });

  test.each([
    ['full_name', '   ', 'Nama wajib di isi'],
    ['full_name', 'a'.repeat(101), 'Maksimal 100 karakter'],
    ['full_name', '<script>alert(1)</script>', 'Nama mengandung karakter yang tidak diperbolehkan'],
    ['full_name', 'Hadiah di www.situs.com/klaim', 'Nama tidak boleh memuat alamat situs atau tautan'],
    ['full_name', 'Siti 😀', 'Nama mengandung karakter yang tidak diperbolehkan'],
    ['phone_number', '08123abc', 'Nomor HP Tidak valid'],
    ['phone_number', '081234567', 'Nomor HP 9 s/d 12 Digit'],
    ['phone_number', '08123456789012', 'Nomor HP 9 s/d 12 Digit'],
    ['email', 'siti', 'Email tidak valid'],
    ['email', 'siti@contoh', 'Email tidak valid'],
    ['email', `${'a'.repeat(250)}@b.id`, 'Maksimal 254 karakter'],
    ['password', 'Abcdef1', 'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka'],
    [
      'password',
      'A1'.padEnd(41, 'x'),
      'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka',
    ],
    ['password', 'abcdefg1', 'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka'],
    ['password', 'A1'.padEnd(129, 'x'), 'Maksimal 128 karakter'],
    ['confirmPassword', 'Rahasia124', 'Password tidak cocok'],
    ['confirmPassword', ' Rahasia123', 'Password tidak cocok'],
  ])('rejects the %s %j with the message %j', (field, value, message) => {
    expect(problemsOf(registerForm, withValue(registerInput, field, value))[field]).toBe(message);
  });

  test.each([
    ['full_name', 'a'.repeat(100)],
    ['full_name', "Ma'ruf, S.H."],
    ['full_name', 'ＳＩＴＩ'],
    ['phone_number', '812345678'],
    ['phone_number', '812345678901'],
    ['phone_number', '０８１２３４５６７８９'],
  ])('accepts the %s %j', (field, value) => {
    expect(problemsOf(registerForm, withValue(registerInput, field, value))).toEqual({});
  });

  test.each([8, 40])('accepts a password of %d characters, including spaces', (length) => {
    const password = ' A1'.padEnd(length, ' a');
    expect(registerForm.parse({ ...registerInput, password, confirmPassword: password }).password).toBe(
      password,
    );
  });

  test('reports a password mismatch together with other field errors', () => {
    expect(problemsOf(registerForm, { password: 'Rahasia123', confirmPassword: 'x' })).toMatchObject({
      full_name: 'Nama wajib di isi',
      confirmPassword: 'Password tidak cocok',
    });
  });
});

describe('loginForm', () => {
  test.each([
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: '  ', password: 'x' }, ['email']],
    [{ email: 'siti@contoh.id', password: '' }, ['password']],
    [{}, ['email', 'password']],
  ])('reports the missing fields of %j', (value, fields) => {
    const problems = problemsOf(loginForm, value);
    expect(Object.keys(problems)).toEqual(fields);
    expect(new Set(Object.values(problems))).toEqual(new Set(['Harap masukkan email dan password']));
  });

  test('keeps the password as typed and lower-cases the e-mail', () => {
    expect(loginForm.parse({ email: ' Siti@Contoh.id ', password: ' x ' })).toEqual({
      email: 'siti@contoh.id',
      password: ' x ',
    });
  });

  test('rejects texts above the length limits', () => {
    expect(problemsOf(loginForm, { email: 'a'.repeat(255), password: 'a'.repeat(129) })).toEqual({
      email: 'Maksimal 254 karakter',
      password: 'Maksimal 128 karakter',
    });
  });
});

describe('recoveryForm', () => {
  test.each([
    ['', 'Masukkan email untuk mencari akun Anda'],
    ['   ', 'Masukkan email untuk mencari akun Anda'],
    ['siti', 'Email yang Anda input tidak valid'],
    ['<script>@x.id', 'Email yang Anda input tidak valid'],
  ])('rejects the e-mail address %j with the message %j', (email, message) => {
    expect(problemsOf(recoveryForm, { email })).toEqual({ email: message });
  });

  test('accepts an e-mail address', () => {
    expect(recoveryForm.parse({ email: 'Siti@contoh.id' })).toEqual({ email: 'siti@contoh.id' });
  });
});

describe('resetForm', () => {
  const WEAK_MESSAGE = 'Pasword harus 8 s/d 15 karakter kombinasi huruf besar, huruf kecil dan angka';
  // `newPassord` is spelled as in the request.
  const resetInput = (text: string) => ({ newPassord: text, confirmNewPassword: text });

  test.each([
    [
      '',
      {
        newPassord: 'Password wajib di isi',
        confirmNewPassword: 'Wajib ketikkan ulang password yang Anda input',
      },
    ],
    ['Abcdef1', { newPassord: WEAK_MESSAGE }],
    ['Abcdefg1', {}],
    ['Abcdefg12345678', {}],
    ['Abcdefg123456789', { newPassord: WEAK_MESSAGE }],
    ['abcdefg1', { newPassord: WEAK_MESSAGE }],
  ])('the new password %j has the problems %j', (text, problems) => {
    expect(problemsOf(resetForm, resetInput(text))).toEqual(problems);
  });

  test('rejects a repeated password that differs', () => {
    expect(problemsOf(resetForm, { newPassord: 'Abcdefg1', confirmNewPassword: 'Abcdefg2' })).toEqual({
      confirmNewPassword: 'Password tidak sama',
    });
  });
});

test('newPasswordForm accepts 40 characters and rejects a weak and a different password', () => {
  const password = 'Aa1'.padEnd(40, 'x');
  expect(problemsOf(newPasswordForm, { password, confirmPassword: password })).toEqual({});
  expect(problemsOf(newPasswordForm, { password: 'rahasia', confirmPassword: 'x' })).toEqual({
    password: 'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka',
    confirmPassword: 'Password tidak cocok',
  });
});

test('newEmailForm returns the address in lower case', () => {
  expect(newEmailForm.parse({ email: ' Siti@Contoh.ID ' })).toEqual({ email: 'siti@contoh.id' });
});

test.each([
  ['loginForm', loginForm],
  ['recoveryForm', recoveryForm],
  ['registerForm', registerForm],
  ['resetForm', resetForm],
  ['newPasswordForm', newPasswordForm],
  ['newEmailForm', newEmailForm],
])(
  'the schema %s reports a value of a wrong type in Indonesian, as the whole input and as a field',
  (_, schema) => {
    for (const wrongValue of [...WRONG_TYPES, null, undefined, 'text']) {
      const fields = Object.keys(schema.shape);
      const problemsOfInput = problemsOf(schema, wrongValue);
      const problemsOfFields = problemsOf(
        schema,
        Object.fromEntries(fields.map((field) => [field, wrongValue])),
      );
      expect(Object.keys(problemsOfInput)).not.toEqual([]);
      expect([problemsOfInput, problemsOfFields].flatMap(englishMessages)).toEqual([]);
    }
  },
);
