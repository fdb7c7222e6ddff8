/** Digits of any phone number without 62 and without the leading 0: '10-13 digits' counts that 0 [Q27]. */
export const PHONE_DIGITS = { min: 9, max: 12 } as const;

export type PhoneForm = 'guest' | 'consultation' | 'register' | 'profile' | 'insured' | 'beneficiary';

export type PhoneRule = {
  requiredMessage: string;
  /** Something other than digits. */
  invalidMessage: string;
  lengthMessage: string;
};

/** What each form says [1 §5, §9] [2 §5]; a number that one of them takes, all of them take. */
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
    requiredMessage: 'Nomor HP wajib di isi',
    invalidMessage: 'Nomor HP Tidak valid',
    lengthMessage: 'Nomor HP 9 s/d 12 Digit',
  },
  profile: {
    requiredMessage: 'Nomor HP wajib diisi',
    invalidMessage: 'Nomor HP 10-13 Digit',
    lengthMessage: 'Nomor HP 10-13 Digit',
  },
  insured: {
    requiredMessage: 'Nomor HP wajib di isi',
    invalidMessage: 'Nomor HP 10-13 Digit',
    lengthMessage: 'Nomor HP 10-13 Digit',
  },
  beneficiary: {
    requiredMessage: 'Nomor telpon wajib di isi',
    invalidMessage: 'Nomor telpon 9-13 Digit',
    lengthMessage: 'Nomor telpon 9-13 Digit',
  },
};
