export {
  type ClaimDraftName,
  DRAFT_KINDS,
  type DraftKind,
  type DraftName,
  draftName,
  type OrderDraftName,
  parseDraftName,
  type RevisionDraftName,
} from './draft-name.ts';
export {
  type DraftChange,
  type DraftField,
  type DraftFields,
  type DraftState,
  mergeDraft,
  replacesField,
} from './merge.ts';

/** Days for which the server stores a member's draft after its last change. */
export const DRAFT_DAYS = 7;
/** Maximum number of a member's drafts: more than a person fills in within a week. */
export const MAX_DRAFTS = 20;
/** Maximum number of fields in a draft. A property order has about 60. */
export const MAX_DRAFT_FIELDS = 500;
/** Maximum size in bytes of a draft's fields as JSON. The largest order has about 10,000. */
export const MAX_DRAFT_BYTES = 65_536;

/** Prefix of the paths of a draft's uploaded files; the code of the document follows. */
export const DRAFT_FILES_PREFIX = 'files/';
/** Path of the field that stores the last open step. The draft opens again at this step. */
export const DRAFT_STEP_PATH = 'step';
