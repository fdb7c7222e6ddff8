import type { Reply } from '@naungan/api/client';

/** What the second step of a sign-in needs. */
export type SecondStep = {
  email: string;
  /** A signed text of the server, valid for some minutes. */
  challenge: string;
  methods: readonly ('totp' | 'passkey' | 'recovery')[];
  /** The challenge for a passkey; null for an account without one. */
  passkey: Reply<'loginPasskeyOptions'>['response'] | null;
};

/** What proves the second factor. `passkey`: the browser answers the challenge of the step. */
export type SecondFactor = { code: string } | { recoveryCode: string } | 'passkey';
