import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { Draft, StepPage } from '../../flow/step-page/step-page.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { sizeText } from '../../primitives/file-upload/file-text.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { attachmentCheck } from './attachment-check.ts';
import { filesOf } from './attachment-files.ts';
import { LazyAttachmentFields } from './LazyAttachmentFields.tsx';
import { attachmentFieldsMessages } from './messages.ts';

type Plan = { attachments: AttachmentSpec[] };

/**
 * Returns the chosen files, sorted as the documents of the product. Omits files of a stored draft that the product does
 * not require any more.
 */
export function chosenFiles({ attachments }: Plan, { files }: Pick<Draft<object>, 'files'>) {
  return attachments.flatMap(({ code, name }) =>
    filesOf(files, code).map(([slot, file]) => ({ code, slot, title: name, file })),
  );
}

/** Step for the documents of an order. */
export const attachmentPage: StepPage<Plan, object> = {
  input: ({ plan, draft }) => chosenFiles(plan, draft).map(({ code, title }) => ({ code, title })),
  check: ({ plan, draft, uploads }) => attachmentCheck(plan.attachments, draft.files, uploads),
  Body: ({ plan, draft, member, uploads, errors, changeDraft }) => {
    const texts = useMessages('AttachmentFields', attachmentFieldsMessages);
    return (
      <>
        {/* Not shown in a revision, which has no member. */}
        {member && <p className="nu:text-muted">{texts.hint}</p>}
        <LazyAttachmentFields
          specs={plan.attachments}
          files={draft.files}
          uploads={uploads}
          onChange={(change) => changeDraft(({ files }) => ({ files: change(files) }))}
          errors={errors}
        />
      </>
    );
  },
  Summary: ({ plan, draft }) => {
    const texts = useMessages('AttachmentFields', attachmentFieldsMessages);
    const items = plan.attachments.map(({ code, name }) => {
      const file = draft.files[code];
      return { title: name, value: file ? `${file.name} (${sizeText(file.size)})` : texts.notAttached };
    });
    return <DescriptionList layout="stacked" items={items} />;
  },
};
