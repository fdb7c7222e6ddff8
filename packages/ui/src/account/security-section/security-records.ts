/** A passkey of the member. Times are ISO timestamps. */
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** An open session. `browser` and `os` are names; `null` if unknown. */
export type OpenSession = {
  id: string;
  browser: string | null;
  os: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** Whether this page is in this session. */
  current: boolean;
};

export type AccountSecurity = {
  email: string;
  hasPassword: boolean;
  passkeys: Passkey[];
  sessions: OpenSession[];
};
