import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as privacySection } from './PrivacySection.guide.ts';

export const guide: Guide = {
  purpose: 'Confirms the deletion of an account: lists what is deleted and what must be retained.',
  whenToUse: ['Only within `PrivacySection`.'],
  whenNot: ['The deletion of a single record: use `ConfirmDialog`.'],
  doExample: {
    story: 'RemovedAndRetainedData',
    because: 'The member reads both lists before typing the confirmation.',
  },
  dontExample: {
    story: 'NothingRetained',
    because:
      'Do not hide the list of retained data if there is any: the law requires the broker to state it.',
  },
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves among the controls; the focus stays in the dialog.' },
    { keys: 'Enter', action: 'Submits the form.' },
    { keys: 'Escape', action: 'Closes the dialog without a deletion.' },
  ],
  accessibility: [
    'The title and the consequences are read when the dialog opens.',
    'A wrong confirmation or password is announced at its field.',
  ],
  status: 'internal',
  code: privacySection.code,
};
