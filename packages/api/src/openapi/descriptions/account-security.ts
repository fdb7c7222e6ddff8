/** Descriptions of the calls that protect an account, by name. */
export const ACCOUNT_SECURITY_DESCRIPTIONS = {
  accountSecurity:
    'Returns whether the account has a password, its passkeys, and its open sessions with their devices. Names of devices come ' +
    'from the `User-Agent` of the sign-in.',
  reauthenticate:
    'Proves the identity for 15 minutes. `changeEmail`, `addPasskey`, `removePasskey`, `endSession`, `endSessions` and a changed phone ' +
    'number or bank account in `saveProfile` get 403 `REAUTHENTICATE` without it; a sign-in counts too. A wrong password gets ' +
    '422 for the field `password`; after five, each attempt waits, as at the sign-in. Members without password and ' +
    'passkey sign in with Google again. The reply has a new `access_token`; the token of the call ends at once, so send the new one from now on.',
  changePassword:
    'Sets a new password. An account with a password needs `currentPassword`; a wrong one gets 422 for this field and waits as at ' +
    '`reauthenticate`. An account without a password needs a proof of identity, see `reauthenticate`. The call ends all other ' +
    'sessions, forgets all other devices, and mails a notice. A password from known breaches gets 422. The reply has a new ' +
    '`access_token`; the token of the call ends at once.',
  changeEmail:
    'Mails a link to the new address, valid for 24 hours, and a notice to the present address. The address changes when the link ' +
    'is confirmed. A 409 means that another account has the address.',
  confirmEmail:
    'Changes the address by the secret of the mailed link, and returns the new address. Links in mails to the old address no longer ' +
    'work. A used or expired link gets 404, an address that another account has taken 409.',
  endSession: 'Ends a session of the list, and forgets its device. A session of another member gets 404.',
  endSessions: 'Ends every session, also the one of this call, and forgets all devices. Sign in again.',
  passkeyOptions:
    'Returns `options` for `navigator.credentials.create()` and a signed `challenge` to send back. The options work once, for five ' +
    'minutes.',
  addPasskey:
    'Stores a passkey that `navigator.credentials.create()` made with the options. The name comes from the `User-Agent`. The member ' +
    'gets a mail. A 409 means that the passkey exists.',
  removePasskey:
    'Removes a passkey. The member gets a mail. A 409 means that the passkey is the only way to sign in. A passkey of another ' +
    'member gets 404.',
  loginPasskeyOptions:
    'Returns `options` for `navigator.credentials.get()` and a signed `challenge` to send back, for a sign-in or `reauthenticate`.',
  loginPasskey:
    'Returns the member and the session token, as `login` does. Needs no password, and no failed sign-in of others delays it.',
} as const;
