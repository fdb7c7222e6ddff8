import { expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { guestForm } from './form.ts';

const guest = { fullName: ' Siti  Aminah ', phoneNumber: '0812-3456-78', email: ' Siti@Contoh.id ' };

test('guestForm returns the payload in wire format, without unknown fields, and accepts its own output', () => {
  const payload = { fullName: 'Siti Aminah', phoneNumber: '62812345678', email: 'siti@contoh.id' };
  expect(guestForm.parse({ ...guest, followUp: 'x' })).toEqual(payload);
  expect(guestForm.parse(payload)).toEqual(payload);
});

test('guestForm reports all missing fields', () => {
  const problems = {
    fullName: 'Nama lengkap wajib di isi',
    phoneNumber: 'Nomor Telpon wajib di isi',
    email: 'Email wajib di isi',
  };
  expect(problemsOf(guestForm, { fullName: '', phoneNumber: ' ', email: '' })).toEqual(problems);
  expect(problemsOf(guestForm, {})).toEqual(problems);
  expect(problemsOf(guestForm, { fullName: null, phoneNumber: null, email: null })).toEqual(problems);
});

test.each([
  ['phoneNumber', '812345', 'Nomor Telp tidak valid'],
  ['phoneNumber', '8123456789012', 'Nomor Telp tidak valid'],
  ['phoneNumber', 'telpon saya', 'Nomor Telp tidak valid'],
  ['email', 'siti@', 'Email tidak valid'],
  ['email', 'siti😀@contoh.id', 'Email tidak valid'],
  ['fullName', 'Hadiah di www.situs.com/klaim', 'Nama tidak boleh memuat alamat situs atau tautan'],
  ['fullName', '<img src=x>', 'Nama mengandung karakter yang tidak diperbolehkan'],
  ['fullName', 'a'.repeat(101), 'Maksimal 100 karakter'],
])('guestForm: the field %s with the value %j has the message %j', (field, value, message) => {
  expect(problemsOf(guestForm, withValue(guest, field, value))).toEqual({ [field]: message });
});

test('guestForm reports values of the wrong type in Indonesian', () => {
  for (const wrongValue of WRONG_TYPES) {
    const problems = problemsOf(guestForm, {
      fullName: wrongValue,
      phoneNumber: wrongValue,
      email: wrongValue,
    });
    expect(Object.keys(problems)).toHaveLength(3);
    expect(englishMessages(problems)).toEqual([]);
  }
});
