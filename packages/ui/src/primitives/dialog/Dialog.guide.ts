import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows content in a modal dialog; on phones in a bottom sheet. With `placement="side"` it is next to the page.',
  whenToUse: ['A short task that returns to the same place, such as a comparison or a form with few fields.'],
  whenNot: [
    '`placement="side"` in a narrow window, where it covers what the person needs: choose the placement by the width.',
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
    {
      keys: 'Tab, Shift + Tab',
      action: 'Moves among the controls; the focus stays in the dialog, unless it is at the side.',
    },
    { keys: 'Escape', action: 'Closes the dialog, unless `dismissible` is `false`.' },
  ],
  accessibility: [
    'The dialog takes the focus, so that its title is read; set `initialFocus` for another element. After closing, the focus returns.',
    'The page behind the dialog is hidden from screen readers and does not scroll. Next to a dialog at the side it stays usable, and a click on it does not close the dialog.',
    'The back gesture of a phone closes the dialog, or calls `onBack`.',
  ],
  dataAttributes: [
    { name: 'data-size', values: 'the prop `size`' },
    { name: 'data-placement', values: 'the prop `placement`' },
  ],
  status: 'stable',
  code: `import { Dialog } from '@naungan/ui/primitives/dialog';
import { Button } from '@naungan/ui/primitives/button';

<Dialog open={isOpen} onOpenChange={setOpen} title="Manfaat" footer={<Button onClick={close}>Tutup</Button>}>
  <p>Rawat inap sampai Rp1.000.000 per hari.</p>
</Dialog>;`,
};
