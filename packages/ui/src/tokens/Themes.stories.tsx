import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../primitives/alert/index.ts';
import { Badge } from '../primitives/badge/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Card } from '../primitives/card/index.ts';
import { Checkbox } from '../primitives/checkbox/index.ts';
import { ErrorSummary } from '../primitives/error-summary/index.ts';
import { InsurerLogo } from '../primitives/insurer-logo/index.ts';
import { RadioGroup } from '../primitives/radio-group/index.ts';
import { Select } from '../primitives/select/index.ts';
import { TextField } from '../primitives/text-field/index.ts';

const TONES = ['info', 'success', 'warning', 'danger'] as const;
const INSURERS = ['Sambirejo Kencana', 'Padma Mandalika', 'Lawang Perkasa', 'Teratai', 'Nusaraga Jaya'];

/** Shows components in every text and status colour, so that a partner can check a theme. */
function ThemeSheet() {
  return (
    <div className="nu:grid nu:gap-6">
      <h1 className="nu:text-h2">Tenang, ada naungan</h1>
      <p className="nu:text-muted">Teks biasa di atas latar halaman.</p>
      <div className="nu:flex nu:flex-wrap nu:gap-3">
        <Button>Beli</Button>
        <Button variant="secondary">Detail</Button>
        <Button variant="quiet">Bandingkan</Button>
        <Button variant="danger">Hapus draf</Button>
      </div>
      <div className="nu:flex nu:flex-wrap nu:gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            Status polis
          </Badge>
        ))}
        <Badge>Status polis</Badge>
        <Badge tone="brand">Status polis</Badge>
      </div>
      {TONES.map((tone) => (
        <Alert key={tone} tone={tone} title="Pemberitahuan">
          Pembayaran sedang diperiksa.
        </Alert>
      ))}
      <ErrorSummary errors={[{ fieldId: 'nama', message: 'Nama wajib diisi' }]} />
      <Card className="nu:grid nu:gap-4">
        <TextField id="nama" label="Nama lengkap" hint="Sesuai KTP" error="Nama wajib diisi" />
        <TextField label="Email" placeholder="nama@contoh.id" />
        <Select
          label="Provinsi"
          options={[{ value: 'jakarta', label: 'DKI Jakarta' }]}
          defaultValue="jakarta"
        />
        <RadioGroup
          label="Jenis kelamin"
          defaultValue="p"
          options={[
            { value: 'p', label: 'Perempuan' },
            { value: 'l', label: 'Laki-laki' },
          ]}
        />
        <Checkbox label="Saya setuju" defaultChecked />
        <div className="nu:flex nu:flex-wrap nu:gap-2">
          {INSURERS.map((name) => (
            <InsurerLogo key={name} name={name} />
          ))}
        </div>
      </Card>
    </div>
  );
}

const meta = {
  title: 'Tokens/Themes',
  component: ThemeSheet,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

/** The text of a button has the colour of `--nu-on-brand` in the dark set. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Beli' })).toHaveStyle({ color: 'rgb(6, 32, 31)' });
  },
};

export const SecondBrand: Story = { globals: { brand: 'beringin' } };

export const SecondBrandDark: Story = { globals: { brand: 'beringin', theme: 'dark' } };
