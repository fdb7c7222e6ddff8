import { defineTags } from './define-tags.ts';

export type { NaunganTag, TagAttributes, TagEvents } from './tag-types.ts';

defineTags();
