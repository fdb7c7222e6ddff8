import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'A record in a list: product and status, facts in columns, then the most important fact and the buttons.',
  whenToUse: ['Lists of orders, policies, invoices and claims.'],
  whenNot: ['The facts of one record: use `DescriptionList`.'],
  doExample: { story: 'Default', because: 'The fact that the member looks for is next to the action.' },
  dontExample: {
    story: 'Phone',
    args: { facts: [] },
    because: 'Do not omit the facts on a phone. They are stacked.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links.' },
    { keys: 'Enter', action: 'Opens the record or its next step.' },
  ],
  accessibility: [
    'The title is a heading; facts are titles and values.',
    'The accent is repeated by the status in words.',
  ],
  status: 'stable',
  code: `import { RecordRow } from '@naungan/ui/records/record-row';
import { Badge } from '@naungan/ui/primitives/badge';
import { ButtonLink } from '@naungan/ui/primitives/button';

<RecordRow
  title="Sehat Utama"
  insurer="Asuransi Melati"
  logo="/logos/melati.svg"
  status={<Badge tone="success">Aktif</Badge>}
  facts={[{ title: 'Tertanggung', value: 'SARI DEWI' }]}
  summary={{ title: 'Berakhir', value: '31/12/2026' }}
  actions={<ButtonLink href={policyHref}>Lihat polis</ButtonLink>}
/>;`,
};
