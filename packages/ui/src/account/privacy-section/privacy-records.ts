/** What the member agreed to [UU 27/2022, article 9]; moments are ISO timestamps, `version` is a day or ''. */
export type Consent = {
  kind: 'terms' | 'privacy' | 'marketing';
  version: string;
  givenAt: string | null;
  withdrawnAt: string | null;
  withdrawable: boolean;
};

/** What deleting the account means for this member, in sentences. */
export type DeletionPreview = {
  /** `session`: there is no password, so a session that began a short time ago confirms. */
  confirmBy: 'password' | 'session';
  fresh: boolean;
  removed: string[];
  kept: { what: string; reason: string; until: string }[];
  /** Why it cannot be deleted now. */
  hindrance: string | null;
};

export type DataFormat = 'json' | 'pdf';
