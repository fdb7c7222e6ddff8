import { lazyFields } from '../../flow/lazy-fields/index.ts';
import type { AttachmentFieldsProps } from './AttachmentFields.tsx';

/** The upload fields of the documents, loaded when their step opens. */
export const LazyAttachmentFields = lazyFields<AttachmentFieldsProps>(
  () => import('./AttachmentFields.tsx').then(({ AttachmentFields }) => AttachmentFields),
  'nu:h-72 nu:w-full nu:rounded-card',
);
