const SECOND_PERSON =
  'While another supervisor exists, the change waits (`outcome` is `open`) until one of the others confirms it. For a sole ' +
  'supervisor it applies at once.';

/** Descriptions of the calls of staff accounts, by name. */
export const DESK_PEOPLE_DESCRIPTIONS = {
  deskLogin:
    'Checks the password. For an account with a second factor, returns a challenge for `deskSecondFactor` that expires after five ' +
    'minutes; for an account without one, which exists only outside production, a session token. Desk accounts cannot make the ' +
    'calls of members, and members not these. Failed attempts slow down as at `login`.',
  deskSecondFactor:
    'Proves the second factor by a code of an authenticator app, by a recovery code, or by a passkey. Codes of clocks up to a minute ' +
    'off are valid, each once. Returns a session token. The session ends after 30 minutes without a request and 12 hours after the ' +
    'sign-in. A request with the header `x-background: 1` does not prolong it.',
  deskInvitation:
    'Returns the invitation of a mailed link, a new TOTP secret with its signed `enrolment`, and options for a new passkey. Does not ' +
    'use the link up. An unknown, used or expired link gets 404.',
  deskAcceptInvitation:
    'Sets the password and exactly one second factor: `totp` with a code of the new secret, or `passkey`. Uses the link up, returns a ' +
    'session token, and ten recovery codes that are shown only once.',
  deskLogout: 'Ends the session of this call.',
  deskMe:
    'Returns the signed-in person. `insurer` is null for staff of the broker; staff of an insurer see only its records. A call ' +
    'without the permission it requires gets 403.',
  deskPeople: 'Returns all accounts, also disabled ones.',
  deskInvitePerson: `Creates an account and mails an invitation that is valid for 72 hours. ${SECOND_PERSON} A 409 means that the address is in use.`,
  deskResendInvitation:
    'Mails a new invitation. A 409 means that the person is not invited, or that the roles are not confirmed yet.',
  deskChangeRoles: `Changes roles and insurer, from the next request of the person on. ${SECOND_PERSON} A 409 means that nothing changes, that another change of this person is open, or that no supervisor would be left.`,
  deskDisablePerson:
    'Ends the sessions of the person in every process, and removes second factors. A 409 means that no supervisor would be left.',
  deskEndMemberSessions:
    'For an account that a stranger may use. The member gets a mail and can sign in again.',
  deskConfirmRoleChange:
    'Applies an open change. The supervisor who proposed it gets 403. A 409 means that it is not open, or that no supervisor would be left.',
  deskDeclineRoleChange: 'Closes an open change without effect. A 409 means that it is not open.',
} as const;
