import { expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { consultationForm } from './form.ts';

const consultation = {
  fullName: 'Siti Aminah',
  phoneNumber: '0812345678',
  email: 'siti@contoh.id',
  message: 'Mohon dihubungi\r\nbesok  pagi',
};

test('consultationForm returns the payload in wire format and accepts its own output', () => {
  const payload = {
    ...consultation,
    phoneNumber: '62812345678',
    message: 'Mohon dihubungi\nbesok pagi',
  };
  expect(consultationForm.parse(consultation)).toEqual(payload);
  expect(consultationForm.parse(payload)).toEqual(payload);
});

test('consultationForm reports all missing fields', () => {
  expect(problemsOf(consultationForm, {})).toEqual({
    fullName: 'Nama lengkap wajib di isi',
    phoneNumber: 'Nomor Telpon wajib di isi',
    email: 'Email wajib di isi',
    message: 'Harap tinggalkan pesan',
  });
});

test.each([
  ['fullName', 'klik bit.ly/abc', 'Nama tidak boleh memuat alamat situs atau tautan'],
  ['email', 'siti@', 'Format email tidak valid'],
  ['phoneNumber', '81234567', 'Nomor Telpon tidak valid'],
  ['phoneNumber', '8123456789012', 'Nomor Telpon tidak valid'],
  ['message', '   \n ', 'Harap tinggalkan pesan'],
  ['message', '123456789', 'Pesan Anda terlalu singkat'],
  ['message', '  12345678     9  ', null],
  ['message', ' 123456789 ', 'Pesan Anda terlalu singkat'],
  ['message', '1234567890', null],
  ['message', '<script>alert("halo")</script>', null],
  ['message', 'Tolong ya 😀', null],
  ['message', 'a'.repeat(2000), null],
  ['message', 'a'.repeat(2001), 'Maksimal 2.000 karakter'],
])('consultationForm: the field %s with the value %j has the message %j', (field, value, message) => {
  expect(problemsOf(consultationForm, withValue(consultation, field, value))[field] ?? null).toBe(message);
});

test('consultationForm reports a message of the wrong type in Indonesian', () => {
  for (const wrongValue of WRONG_TYPES) {
    const problems = problemsOf(consultationForm, { ...consultation, message: wrongValue });
    expect(Object.keys(problems)).toEqual(['message']);
    expect(englishMessages(problems)).toEqual([]);
  }
});
