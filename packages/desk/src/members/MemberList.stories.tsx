import type { DeskMemberRow } from '@naungan/api/desk-members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { MemberList } from './MemberList.tsx';

const BAYU: DeskMemberRow = {
  id: 'm-1',
  fullName: 'BAYU PRATAMA',
  email: 'bayu@contoh.id',
  phoneNumber: '6281234567891',
  isVerified: true,
  createdAt: '2026-11-20T04:00:00.000Z',
  orderCount: 3,
};
const RATNA: DeskMemberRow = {
  ...BAYU,
  id: 'm-2',
  fullName: 'RATNA KUSUMANINGRUM WIDYASTUTI HADIKUSUMO',
  email: 'ratna.kusumaningrum.widyastuti.hadikusumo@perusahaan-panjang.example',
  phoneNumber: '',
  isVerified: false,
  orderCount: 0,
};

const load = fn();
const findIdentity = fn();
const page = (rows: DeskMemberRow[], next: string | null = null) => ({ rows, next });

const meta = {
  title: 'Desk/MemberList',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskMembers: ({ query }) => load(query) ?? page([BAYU, RATNA]),
      deskSearchIdentity: ({ body }) => findIdentity(body) ?? { results: [] },
    },
    href: '#/members',
    children: <MemberList />,
  },
  beforeEach: () => {
    load.mockReset();
    findIdentity.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is a link to the customer's page. The search text is in the request after a pause in typing. */
export const Customers: Story = {
  play: async ({ canvas, userEvent }) => {
    const bayu = await canvas.findByRole('link', { name: 'Pelanggan BAYU PRATAMA, bayu@contoh.id' });
    await expect(bayu).toHaveAttribute('href', '#/members/m-1');
    await expect(bayu).toHaveFocus();
    await expect(canvas.getByText('Email belum diverifikasi')).toBeVisible();
    await expect(canvas.getByText('Belum diisi')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /^Pelanggan RATNA/ })).toHaveFocus();
    await userEvent.keyboard('/');
    await userEvent.keyboard('0812 3456');
    await waitFor(() => expect(load).toHaveBeenLastCalledWith({ q: '0812 3456', after: undefined }));
  },
};

/** An identity number is sent in a body, never in an address. */
export const FoundByIdentityNumber: Story = {
  args: { href: '#/members' },
  beforeEach: () =>
    void findIdentity.mockReturnValue({
      results: [
        {
          kind: 'member',
          id: 'm-1',
          orderId: null,
          number: '6281234567891',
          title: 'BAYU PRATAMA',
          text: 'bayu@contoh.id',
        },
        { kind: 'order', id: 'o-1', orderId: 'o-1', number: 'KPA-1', title: 'ANI', text: '' },
      ],
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /RATNA/ });
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Cari pelanggan' }));
    await userEvent.paste('3174 0355 0790 0001');
    await waitFor(() => expect(findIdentity).toHaveBeenCalledWith({ number: '3174035507900001' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: /^Pelanggan BAYU/ })).toBeVisible();
    for (const [query] of load.mock.calls) await expect(query.q).toBeUndefined();
  },
};

export const NextPage: Story = {
  beforeEach: () =>
    void load.mockImplementation(({ after }) => (after === undefined ? page([BAYU], 'p2') : page([RATNA]))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /BAYU/ });
    await userEvent.keyboard(']');
    await expect(await canvas.findByRole('link', { name: /RATNA/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Berikutnya/ })).toBeDisabled();
  },
};

export const NoMatch: Story = {
  args: { href: '#/members?q=tidak+ada' },
  beforeEach: () => void load.mockReturnValue(page([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada pelanggan yang cocok')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => void load.mockReturnValue(page([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pelanggan')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat daftar')).toBeInTheDocument();
  },
};

export const FailedThenLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('link', { name: /BAYU/ })).toBeVisible();
  },
};
