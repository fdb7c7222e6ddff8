export { type DraftName, draftName, parseDraftName } from './draft-name.ts';
export {
  type DraftChange,
  type DraftField,
  type DraftFields,
  type DraftState,
  isLater,
  mergeDraft,
} from './merge.ts';

/** Days after the last change for which the server stores a member's draft. */
export const DRAFT_DAYS = 7;
/** Drafts of one member: more than a person fills in within a week. */
export const MOST_DRAFTS = 20;
/** Fields of one draft. A property order with all its texts has about 60. */
export const MOST_DRAFT_FIELDS = 500;
/** Bytes of one draft's fields as JSON; the longest order has about 10,000. */
export const MOST_DRAFT_BYTES = 65_536;

/** Start of the paths of a draft's uploaded files; the slot follows. */
export const DRAFT_FILES = 'files/';
/** Path of the step at which the draft was left. */
export const DRAFT_STEP = 'step';
