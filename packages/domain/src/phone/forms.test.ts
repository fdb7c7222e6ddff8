import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { registerForm } from '../account/form.ts';
import { beneficiaryForm } from '../beneficiary/form.ts';
import { consultationForm } from '../consultation/form.ts';
import { problemsOf } from '../form-field/form.fixture.ts';
import { guestForm } from '../guest/form.ts';
import { insuredForm } from '../insured/form.ts';
import { profileForm } from '../profile/form.ts';

const insured = insuredForm({ today: '2026-11-22', requiresBirthData: false });

/** Every form with a phone field: name, schema, path of the field, and message for an invalid number. */
const FORMS: [string, z.ZodType, string, string][] = [
  ['guest', guestForm, 'phoneNumber', 'Nomor Telp tidak valid'],
  ['consultation', consultationForm, 'phoneNumber', 'Nomor Telpon tidak valid'],
  ['registration', registerForm, 'phone_number', 'Nomor HP 9 s/d 12 Digit'],
  ['profile', profileForm, 'phone_number', 'Nomor HP 10-13 Digit'],
  ['insured', insured, 'phoneNumber', 'Nomor HP 10-13 Digit'],
  ['beneficiary', beneficiaryForm(), 'phone', 'Nomor telpon 9-13 Digit'],
];

const VALID_NUMBERS = [
  '0811234567',
  '811234567',
  '+62 811-234-567',
  '62811234567',
  '081234567890',
  '0812345678901',
];
const INVALID_NUMBERS = ['081123456', '81123456', '6281123456', '08123456789012'];

describe.each(FORMS)('the phone field of the %s form', (_name, form, field, message) => {
  test.each(VALID_NUMBERS)('accepts %s', (number) => {
    expect(problemsOf(form, { [field]: number })[field]).toBeUndefined();
  });

  test.each(INVALID_NUMBERS)('rejects %s with the message of the form', (number) => {
    expect(problemsOf(form, { [field]: number })[field]).toBe(message);
  });
});
