export type PhoneForm =
  | 'guest'
  | 'consultant'
  | 'consultation'
  | 'register'
  | 'profile'
  | 'insured'
  | 'beneficiary';

export type PhoneRule = {
  /** Digits of the national number, without 62 and without the leading 0. */
  min: number;
  max: number;
  requiredMessage: string;
  /** Something other than digits. */
  invalidMessage: string;
  lengthMessage: string;
};

/** Each form has its own limits and words [1 §5, §9] [2 §5]. */
export const PHONE_RULES: Record<PhoneForm, PhoneRule> = {
  guest: {
    min: 7,
    max: 12,
    requiredMessage: 'Nomor Telpon wajib di isi',
    invalidMessage: 'Nomor Telp tidak valid',
    lengthMessage: 'Nomor Telp tidak valid',
  },
  // No limits are given for a request about an offline product [2 §7]: a guest's words, and any number of a profile,
  // which fills in the request of a member [1 §6].
  consultant: {
    min: 7,
    max: 13,
    requiredMessage: 'Nomor Telpon wajib di isi',
    invalidMessage: 'Nomor Telp tidak valid',
    lengthMessage: 'Nomor Telp tidak valid',
  },
  consultation: {
    min: 9,
    max: 12,
    requiredMessage: 'Nomor Telpon wajib di isi',
    invalidMessage: 'Nomor Telpon tidak valid',
    lengthMessage: 'Nomor Telpon tidak valid',
  },
  register: {
    min: 9,
    max: 12,
    requiredMessage: 'Nomor HP wajib di isi',
    invalidMessage: 'Nomor HP Tidak valid',
    lengthMessage: 'Nomor HP 9 s/d 12 Digit',
  },
  // The limits are 9 to 13 although the message says 10-13: both are the spec's [1 §5.7, §9].
  profile: {
    min: 9,
    max: 13,
    requiredMessage: 'Nomor HP wajib diisi',
    invalidMessage: 'Nomor HP 10-13 Digit',
    lengthMessage: 'Nomor HP 10-13 Digit',
  },
  insured: {
    min: 10,
    max: 13,
    requiredMessage: 'Nomor HP wajib di isi',
    invalidMessage: 'Nomor HP 10-13 Digit',
    lengthMessage: 'Nomor HP 10-13 Digit',
  },
  beneficiary: {
    min: 9,
    max: 13,
    requiredMessage: 'Nomor telpon wajib di isi',
    invalidMessage: 'Nomor telpon 9-13 Digit',
    lengthMessage: 'Nomor telpon 9-13 Digit',
  },
};
