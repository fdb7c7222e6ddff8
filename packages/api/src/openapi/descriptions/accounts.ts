/** Descriptions of the calls of accounts and visitors, by name. */
export const ACCOUNT_DESCRIPTIONS = {
  register:
    'Creates an account with a password and mails a link that verifies the e-mail address. The member can sign in at ' +
    'once. A 409 `email#duplicate` means that the address has an account: offer sign-in or recovery.',
  login:
    'Returns the member and the session token. Send the token as the header `access_token` of later calls. Wrong ' +
    'credentials get 401, with the same body for an unknown address and a wrong password. A success sets the cookie ' +
    '`known_device`; failed sign-ins from elsewhere never stop a device with this cookie. After five failures from one ' +
    'address or device, each attempt on the account gets 429 until the time in `Retry-After`. After 100 failures on the ' +
    'account within a day, a new device gets 401, and the right password is answered by a mail with a link for ' +
    '`confirmDevice`.',
  loginGoogle:
    'Returns a session for the account of a verified Google address. `nonce` is the value of the sign-in request; the ID ' +
    'token must contain it. A 404 means that no account has the address: register it with `registerGoogle`.',
  registerGoogle:
    'Creates an account without a password for a verified Google address, and signs in. A 409 `email#duplicate` means ' +
    'that the account exists: sign in with `loginGoogle`.',
  exchangeGoogleCode:
    'Returns the ID token and the nonce for `loginGoogle` or `registerGoogle`. The popup of the page at ' +
    '`/user/google-popup` sends the code to the page. `verifier` is the secret whose SHA-256 the page passed to the ' +
    'popup. A code is valid for one minute, once, and only for requests of the same origin.',
  verifySession:
    'Returns the member of the `access_token`. Call it when an app starts, to find out whether the stored token is valid.',
  logout: 'Ends the session of the `access_token`. Later calls with this token get 401.',
  verifyEmail:
    'Marks the e-mail address of an account as verified. `id` is the secret of the mailed link. A repeated call succeeds. ' +
    'A navigation, an image and a page of another site (`Sec-Fetch-*`) get 403.',
  resendVerification:
    'Mails a new verification link and invalidates the earlier ones. `next` is the path that opens after the verification.',
  findAccount:
    'Returns a masked name for an e-mail address that has an account, so that the person can recognise it before ' +
    '`sendReset`. An address without an account gets 404.',
  sendReset: 'Mails a link that sets a new password, and invalidates the earlier links.',
  checkReset:
    'Returns success while the secret of a mailed reset link is valid, and 404 when it is used or expired.',
  resetPassword: 'Sets a new password by the secret of a mailed link. Every session of the account ends.',
  confirmDevice:
    'Sets the cookie `known_device` by the secret of a mailed link, so that this browser can sign in during an attack on ' +
    'the account. It opens no session: the password is needed as before. A used or expired link gets 404.',
  profile: 'Returns the profile of the signed-in member. Any other id gets 404.',
  saveProfile:
    'Replaces the profile. An order requires a complete profile: the reply has `completeProfile`. A 409 means that ' +
    'another account has the e-mail address.',
  consents:
    'Returns each consent with its version and times. The member can withdraw those with `withdrawable`.',
  setConsents: 'Gives or withdraws the consent to offers, and returns all consents.',
  memberData:
    'Returns links to a JSON file and a PDF with all data about the member. The links are valid for 10 minutes and need ' +
    'no session, so do not store or share them.',
  deletionPreview:
    'Returns what a deletion removes and retains, how the member confirms it, and whether something prevents it. Show ' +
    'this before `deleteAccount`.',
  deleteAccount:
    'Deletes the account. Needs the password, or a session of the last 15 minutes for an account without a password. A ' +
    '409 means that the account cannot be deleted at present; the message states the reason.',
  accountOverview:
    'Returns the first view of the account: pending actions, policies in force, open claims, the newest invoice and the ' +
    'newest orders.',
  createGuest:
    'Stores the contact details of a visitor, which unlock all products of the lists. On the site of the broker the reply ' +
    'sets a cookie. A page of a partner gets `token`, and sends it as the header `xgst` of the lists.',
  forgetGuest: 'Removes the cookie. The stored contact details remain.',
  verifyGuest:
    'Returns the visitor of the cookie or the header `xgst`; 404 without one or if it has expired.',
  createConsultation:
    'Sends a question of a visitor to the consultants. `message` of the reply is a text to display to the visitor.',
  offlineOrder:
    'Sends a request for a product whose `transactionType` is `offline` to the consultants. A 409 means that the product ' +
    'is sold online: order it instead.',
} as const;
