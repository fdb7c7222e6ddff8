import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { guide } from './Card.guide.ts';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from './index.ts';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: { guide },
  args: { children: 'Polis kendaraan: Toyota Avanza 1.5 G, B 1234 XYZ' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallPadding: Story = { args: { padding: 'sm' } };

export const NeedsAction: Story = {
  args: { accent: 'action', children: 'Lengkapi 2 berkas' },
};

/** A record from the parts of a card. The level of the title follows the host's headings. */
export const FromParts: Story = {
  render: () => (
    <Card>
      <CardHeader>
        <CardTitle>Lindung Mobil</CardTitle>
        <Badge tone="success">Aktif</Badge>
      </CardHeader>
      <CardBody>Toyota Avanza 1.5 G, B 1234 XYZ</CardBody>
      <CardFooter>
        <Button size="sm">Lihat polis</Button>
      </CardFooter>
    </Card>
  ),
};
