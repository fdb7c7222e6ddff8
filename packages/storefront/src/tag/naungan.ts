import { defineTags } from './define-tags.ts';

export type { NaunganTag, TagAttributes, TagEvents, VueTags } from './tag-types.ts';

defineTags();
