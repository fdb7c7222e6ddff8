import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { propertyPolicy } from '../../orders/story-data/property.fixture.ts';
import { PolicyPage } from './index.ts';

const meta = {
  title: 'Policies/PolicyDetail/Property',
  component: PolicyPage,
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <PolicyPage {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
  args: { load: async () => propertyPolicy },
} satisfies Meta<typeof PolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order has two policies. The page of this policy names the risk that it covers, and shows its share of the premium. */
export const EarthquakePolicy: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Menjamin')).closest('div')).toHaveTextContent(
      'MenjaminGempa Bumi',
    );
    await expect(canvas.getByText('Jenis jaminan').closest('div')).toHaveTextContent(
      'Jenis jaminanGempa Bumi',
    );
    const aside = within(canvas.getByRole('complementary', { name: 'Klaim dan rincian premi' }));
    const amountOf = (label: string) => aside.getByText(label).closest('div');
    await expect(amountOf('Premi gempa bumi 3 tahun')).toBeVisible();
    await expect(amountOf('Polis ini')).toHaveTextContent('Polis iniRp4.890.000');
    await expect(amountOf('Polis kebakaran')).toBeVisible();
    await expect(aside.getByRole('heading', { name: 'Seluruh pesanan' })).toBeVisible();
    const building = within(canvas.getByRole('region', { name: 'Objek pertanggungan' }));
    await expect(building.getByText(/^JL\. TEBET BARAT RAYA NO\. 7/)).toBeVisible();
    for (const name of ['Jaminan', 'Manfaat', 'Pemilik', 'Deklarasi'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
