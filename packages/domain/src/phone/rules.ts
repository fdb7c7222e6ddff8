/**
 * Minimum and maximum number of digits, without country code and leading 0. The '10-13 digits' of the specification include
 * the leading 0 [Q27].
 */
export const PHONE_DIGITS = { min: 9, max: 12 } as const;

export type PhoneForm = 'guest' | 'consultation' | 'register' | 'profile' | 'insured' | 'beneficiary';

export type PhoneRule = {
  requiredMessage: string;
  /** Message for characters other than digits. */
  invalidMessage: string;
  lengthMessage: string;
};

/** The messages of each form [1 §5, §9] [2 §5]. All forms accept the same numbers. */
export const PHONE_RULES: Record<PhoneForm, PhoneRule> = {
  guest: {
    requiredMessage: 'Nomor Telpon wajib di isi',
    invalidMessage: 'Nomor Telp tidak valid',
    lengthMessage: 'Nomor Telp tidak valid',
  },
  consultation: {
    requiredMessage: 'Nomor Telpon wajib di isi',
    invalidMessage: 'Nomor Telpon tidak valid',
    lengthMessage: 'Nomor Telpon tidak valid',
  },
  register: {
    requiredMessage: 'Nomor telepon wajib di isi',
    invalidMessage: 'Nomor HP Tidak valid',
    lengthMessage: 'Nomor HP 9 s/d 12 Digit',
  },
  profile: {
    requiredMessage: 'Nomor telepon wajib diisi',
    invalidMessage: 'Nomor HP 10-13 Digit',
    lengthMessage: 'Nomor HP 10-13 Digit',
  },
  insured: {
    requiredMessage: 'Nomor telepon wajib di isi',
    invalidMessage: 'Nomor HP 10-13 Digit',
    lengthMessage: 'Nomor HP 10-13 Digit',
  },
  beneficiary: {
    requiredMessage: 'Nomor telpon wajib di isi',
    invalidMessage: 'Nomor telpon 9-13 Digit',
    lengthMessage: 'Nomor telpon 9-13 Digit',
  },
};
