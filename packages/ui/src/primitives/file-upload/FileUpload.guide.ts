import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for one file, which the visitor chooses, drops or photographs.',
  whenToUse: ['A document that the insurer requires, such as an identity card.'],
  whenNot: [
    'Several files for one document: use `AttachmentFields`.',
    'A file that the visitor only reads: use `PdfViewer` or a link.',
  ],
  doExample: {
    story: 'Sent',
    because: 'Name, size and picture of the file are visible, and it can be replaced.',
  },
  dontExample: {
    story: 'RejectedAsTooLarge',
    because: 'State the maximum size before the choice, by `spec`. Do not let the visitor find it by trying.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons to choose, photograph, replace and remove.' },
    { keys: 'Enter, Space', action: 'Presses the button.' },
  ],
  accessibility: [
    'The field is a native file input with the name of the document; drag and drop is only an additional way.',
    'Progress and result of the upload are announced. A rejection is connected with the field as its error.',
    'Pictures are made smaller on the device and lose their position data.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-status', values: 'the prop `status`' },
    { name: 'data-over', values: 'present on the picker while a file is dragged over the field' },
    { name: 'data-kind', values: 'on the preview of a file: `image`, `video` or `document`' },
  ],
  status: 'stable',
  code: `import { FileUpload } from '@naungan/ui/primitives/file-upload';

<FileUpload
  spec={spec}
  value={file}
  onSelect={upload}
  onRemove={remove}
  status={status}
  progress={progress}
/>;`,
};
