import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../primitives/button/Button.tsx';
import { guide } from './StatusNotice.guide.ts';
import { StatusNotice } from './StatusNotice.tsx';

const meta = {
  title: 'Records/StatusNotice',
  component: StatusNotice,
  parameters: { guide },
  tags: ['!autodocs'],
} satisfies Meta<typeof StatusNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const REVIEWED = 'Status pesanan: Ditinjau';
const APPROVED = 'Status pesanan: Disetujui';

function ReloadedNotice() {
  const [texts, setTexts] = useState([REVIEWED]);
  return (
    <>
      <Button onClick={() => setTexts([REVIEWED, APPROVED])}>Muat ulang</Button>
      <StatusNotice texts={texts} />
    </>
  );
}

/** The first render announces nothing. A later render announces only a status that the previous render did not show. */
export const Changed: Story = {
  args: { texts: [] },
  render: () => <ReloadedNotice />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Status pesanan: Disetujui$/));
  },
};
