import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { guide } from './ErrorSummary.guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'identityNumber', message: 'Nomor Identitas wajib 16 Digit Angka' },
  { fieldId: 'gender', message: 'Jenis kelamin wajib diisi' },
];

const meta = {
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  parameters: { guide },
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Periksa 2 isian berikut' });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Nomor Identitas wajib 16 Digit Angka!' })).toBeVisible();
  },
};

const manyErrors = Array.from({ length: 30 }, (_, index) => ({
  fieldId: `isian-${index}`,
  message: `Isian ${index + 1} wajib di isi`,
}));

/**
 * If the summary is higher than the screen and outside the visible part of the page, the page scrolls to the summary's
 * title.
 */
export const LongerThanTheScreen: Story = {
  args: { errors: manyErrors },
  render: (args) => (
    <div style={{ paddingTop: '120vh' }}>
      <ErrorSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Periksa 30 isian berikut' });
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const CustomTitle: Story = {
  args: { title: 'Data belum dapat disimpan', errors: errors.slice(0, 1) },
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  const hasSubmitted = attempt > 0;
  return (
    <form
      noValidate
      className="nu:grid nu:max-w-md nu:gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary errors={hasSubmitted ? errors : []} attempt={attempt} />
      <TextField
        id="identityNumber"
        label="Nomor identitas"
        error={hasSubmitted ? 'Nomor Identitas wajib 16 Digit Angka' : undefined}
      />
      <RadioGroup
        id="gender"
        label="Jenis kelamin"
        error={hasSubmitted ? 'Jenis kelamin wajib diisi' : undefined}
        options={[
          { value: 'm', label: 'Laki-laki' },
          { value: 'f', label: 'Perempuan' },
        ]}
      />
      <Button type="submit" className="nu:justify-self-start">
        Lanjut
      </Button>
    </form>
  );
}

/** Each failed attempt focuses the summary. Its links focus the fields and do not change the URL's hash. */
export const InForm: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Lanjut' });
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Nomor Identitas wajib 16 Digit Angka!' }));
    await expect(canvas.getByRole('textbox', { name: 'Nomor identitas' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Jenis kelamin wajib diisi!' }));
    await expect(canvas.getByRole('radio', { name: 'Laki-laki' })).toHaveFocus();
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expect(window.location.hash).toBe('');
  },
};

/** A link to a group focuses the invalid field of the group, not the first field. */
export const InvalidFieldOfGroup: Story = {
  tags: ['!autodocs'],
  args: { errors: [{ fieldId: 'period', message: 'Tahun tidak valid' }] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <fieldset id="period">
        <TextField id="month" label="Bulan" />
        <TextField id="year" label="Tahun" error="Tahun tidak valid" />
        <TextField id="day" label="Tanggal" />
      </fieldset>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Tahun tidak valid!' }));
    await expect(canvas.getByRole('textbox', { name: 'Tahun' })).toHaveFocus();
  },
};

function InShadow() {
  const host = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<Element | null>(null);
  useEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    const formContainer = document.createElement('div');
    shadow?.replaceChildren(formContainer);
    setContainer(formContainer);
  }, []);
  return (
    <>
      <input id="identityNumber" aria-label="Milik halaman" />
      <div ref={host} data-testid="host" />
      {container && createPortal(<Form />, container)}
    </>
  );
}

/**
 * The form is in a shadow root, as in the custom element of partner sites. A field of the surrounding page with
 * the same id does not get the focus.
 */
export const InShadowRoot: Story = {
  tags: ['!autodocs'],
  render: () => <InShadow />,
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('host').shadowRoot;
    const form = await waitFor(() => {
      if (!(root?.firstElementChild instanceof HTMLElement)) throw new Error('The shadow root is empty');
      return within(root.firstElementChild);
    });
    await userEvent.click(await form.findByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await form.findByRole('link', { name: 'Nomor Identitas wajib 16 Digit Angka!' }));
    await expect(root?.activeElement).toBe(form.getByRole('textbox', { name: 'Nomor identitas' }));
    await userEvent.click(form.getByRole('link', { name: 'Jenis kelamin wajib diisi!' }));
    await expect(root?.activeElement).toBe(form.getByRole('radio', { name: 'Laki-laki' }));
  },
};
