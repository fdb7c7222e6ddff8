import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows content in a modal dialog; on phones in a bottom sheet.',
  whenToUse: ['A short task that returns to the same place, such as a comparison or a form with few fields.'],
  whenNot: [
    'A question with two answers: use `ConfirmDialog`.',
    'One message with one action: use `MessageDialog`.',
    'A task of several steps with its own URL: use a page.',
  ],
  doExample: {
    story: 'Default',
    because: 'The title names the task, and the actions are pinned in the footer.',
  },
  dontExample: {
    story: 'LongText',
    because: 'A long text belongs on a page with a URL, where it can be searched, printed and shared.',
  },
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves among the controls; the focus stays in the dialog.' },
    { keys: 'Escape', action: 'Closes the dialog, unless `dismissible` is `false`.' },
  ],
  accessibility: [
    'The dialog takes the focus, so that its title is read; set `initialFocus` for another element. After closing, the focus returns.',
    'The page behind the dialog is hidden from screen readers and does not scroll.',
    'The back gesture of a phone closes the dialog, or calls `onBack`.',
  ],
  dataAttributes: [{ name: 'data-size', values: 'the prop `size`' }],
  status: 'stable',
  code: `import { Dialog } from '@naungan/ui/primitives/dialog';
import { Button } from '@naungan/ui/primitives/button';

<Dialog open={isOpen} onOpenChange={setOpen} title="Manfaat" footer={<Button onClick={close}>Tutup</Button>}>
  <p>Rawat inap sampai Rp1.000.000 per hari.</p>
</Dialog>;`,
};
