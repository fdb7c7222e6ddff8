import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'The first page of the account: pending actions, policies, open claims, the newest invoice and the newest orders.',
  whenToUse: ['The page after a login without another target.'],
  whenNot: ['A complete list: use `OrderList`, `PolicyList`, `ClaimList` or `InvoiceList`.'],
  doExample: { story: 'Default', because: 'Actions of the member come first.' },
  dontExample: {
    story: 'NothingToDo',
    because: 'Do not invent actions when there is nothing to do. The section is omitted.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links.' },
    { keys: 'Enter', action: 'Opens the record.' },
  ],
  accessibility: [
    'Each section has a heading, so that a screen reader can jump to it.',
    'A changed status is announced without moving the focus.',
  ],
  status: 'stable',
  code: `import { AccountOverview } from '@naungan/ui/account/account-overview';

<AccountOverview load={() => client.account.overview()} watch={watch} />;`,
};
