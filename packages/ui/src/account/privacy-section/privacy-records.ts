/** A consent of the member [UU 27/2022, article 9]. Times are ISO timestamps; `version` is a date or ''. */
export type Consent = {
  kind: 'terms' | 'privacy' | 'marketing';
  version: string;
  givenAt: string | null;
  withdrawnAt: string | null;
  withdrawable: boolean;
};

/** The consequences of deleting this member's account, as sentences to display. */
export type DeletionPreview = {
  /** What confirms the deletion. `session`: a recent login, because the account has no password. */
  confirmBy: 'password' | 'session';
  /** Whether the login is recent enough to confirm the deletion. */
  fresh: boolean;
  /** The data that is deleted immediately. */
  removed: string[];
  /** The data that must be retained: `what` names the data, `until` is the period as text. */
  kept: { what: string; reason: string; until: string }[];
  /** Why the account cannot be deleted at present; `null` if it can be deleted. */
  hindrance: string | null;
};

export type DataFormat = 'json' | 'pdf';
