/** What the second step of a sign-in needs. */
export type SecondStep = {
  email: string;
  /** A signed text of the server, valid for some minutes. */
  challenge: string;
  methods: readonly ('totp' | 'passkey' | 'recovery')[];
};

/** What proves the second factor. */
export type SecondFactor = { code: string } | { recoveryCode: string };
