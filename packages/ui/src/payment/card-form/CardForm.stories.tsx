import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { guide } from './CardForm.guide.ts';
import { CardForm, type CardFormProps } from './CardForm.tsx';

const onSubmit: CardFormProps['onSubmit'] = fn(async () => true);

const meta = {
  title: 'Payment/CardForm',
  component: CardForm,
  parameters: { guide },
  args: { id: 'kartu', today: '2026-11-21', onSubmit },
  render: (args) => (
    <div className="nu:grid nu:max-w-md nu:gap-4">
      <CardForm {...args} />
      <Button type="submit" form={args.id}>
        Bayar Sekarang
      </Button>
    </div>
  ),
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const textbox = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Bayar Sekarang' }));

async function typeCard(canvas: Canvas, number: string, expiry: string, cvv: string) {
  if (number) await userEvent.type(textbox(canvas, 'Nomor kartu'), number);
  if (expiry) await userEvent.type(textbox(canvas, 'Masa berlaku'), expiry);
  if (cvv) await userEvent.type(textbox(canvas, 'Kode CVV'), cvv);
}

/** The fields support the browser's card autofill and the numeric keyboard; the accepted networks are shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
    await expect(fields.map((field) => field.getAttribute('inputmode'))).toEqual(
      Array.from({ length: 3 }, () => 'numeric'),
    );
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Visa',
      'Mastercard',
      'JCB',
    ]);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/**
 * The field groups the digits of the number in fours. The form sends the number without spaces and the year of expiry
 * with four digits. After sending, the form is empty.
 */
export const Complete: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await typeCard(canvas, '4811111111111114', '1227', '123');
    await expect(textbox(canvas, 'Nomor kartu')).toHaveValue('4811 1111 1111 1114');
    await expect(textbox(canvas, 'Masa berlaku')).toHaveValue('12/27');
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible();
    await submit(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      card_number: '4811111111111114',
      card_exp_month: '12',
      card_exp_year: '2027',
      card_cvv: '123',
    });
    await waitFor(() => expect(textbox(canvas, 'Nomor kartu')).toHaveValue(''));
    await expect(textbox(canvas, 'Kode CVV')).toHaveValue('');
  },
};

/** A number pasted with dashes is grouped; a digit typed in the middle is inserted at the caret. */
export const PastedAndCorrected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const number = textbox(canvas, 'Nomor kartu') as HTMLInputElement;
    await userEvent.click(number);
    await userEvent.paste('5211-1111-1111-1117');
    await expect(number).toHaveValue('5211 1111 1111 1117');
    await expect(canvas.getByRole('img', { name: 'Mastercard' })).toBeVisible();
    number.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(number).toHaveValue('5211 1111 1111 117');
    await expect(number.selectionStart).toBe(2);
    await userEvent.keyboard('9');
    await expect(number).toHaveValue('5291 1111 1111 1117');
    await expect(number.selectionStart).toBe(3);
  },
};

export const Jcb: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await typeCard(canvas, '3530', '', '');
    await expect(canvas.getByRole('img', { name: 'JCB' })).toBeVisible();
  },
};

/** A number of American Express shows the logo of American Express, but is rejected because it has 15 digits. */
export const Amex: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await typeCard(canvas, '378282246310005', '1227', '1234');
    await expect(canvas.getByRole('img', { name: 'American Express' })).toBeVisible();
    await submit(canvas);
    await expect(textbox(canvas, 'Nomor kartu')).toHaveAccessibleDescription('Nomor Kartu Wajib 16 Digit!');
  },
};

/** After an empty form is submitted, the messages of all fields are listed above the form, with links to the fields. */
export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await submit(canvas);
    const summary = await canvas.findByRole('region', { name: 'Lengkapi semua data yang di butuhkan' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Nomor kartu wajib di isi!', 'Masa berlaku kartu wajib di isi!', 'Kode CVV wajib di isi!']);
    await userEvent.click(within(summary).getByRole('link', { name: 'Kode CVV wajib di isi!' }));
    await expect(textbox(canvas, 'Kode CVV')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Returns a story that submits a card and expects the message at the named field and in the summary. */
const storyOfProblem = (
  fieldName: string,
  [number, expiry, cvv]: [string, string, string],
  message: string,
): Story => ({
  play: async ({ canvas, args }) => {
    await typeCard(canvas, number, expiry, cvv);
    await submit(canvas);
    await expect(textbox(canvas, fieldName)).toBeInvalid();
    await expect(textbox(canvas, fieldName).getAttribute('aria-describedby')).toContain('error');
    await expect(canvas.getAllByText(message)).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WrongNumber: Story = storyOfProblem(
  'Nomor kartu',
  ['4811111111111113', '1227', '123'],
  'Nomor Kartu tidak valid!',
);
export const ShortNumber: Story = storyOfProblem(
  'Nomor kartu',
  ['4222222222222', '1227', '123'],
  'Nomor Kartu Wajib 16 Digit!',
);
export const ShortExpiry: Story = storyOfProblem(
  'Masa berlaku',
  ['4811111111111114', '12', '123'],
  'Masa berlaku tidak valid!',
);
export const ExpiredCard: Story = storyOfProblem(
  'Masa berlaku',
  ['4811111111111114', '1026', '123'],
  'Kartu sudah expired!',
);
export const MonthAbove12: Story = storyOfProblem(
  'Masa berlaku',
  ['4811111111111114', '1330', '123'],
  'Kartu sudah expired!',
);

/** At most six digits of the CVV can be typed. */
export const LongCvv: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await typeCard(canvas, '', '', '12345678');
    await expect(textbox(canvas, 'Kode CVV')).toHaveValue('123456');
  },
};

/** A message disappears when its field is valid. No message appears again while the customer types. */
export const Corrected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await typeCard(canvas, '4811111111111113', '1227', '123');
    await submit(canvas);
    const number = textbox(canvas, 'Nomor kartu');
    await userEvent.type(number, '{Backspace}4');
    await expect(number).toBeValid();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.type(number, '{Backspace}');
    await expect(number).toBeValid();
    await expect(number).toHaveFocus();
  },
};

/** If `onSubmit` resolves to false, the typed values stay. */
export const SubmissionFailed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce(false);
  },
  play: async ({ canvas, args }) => {
    await typeCard(canvas, '4811111111111114', '1227', '123');
    await submit(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(textbox(canvas, 'Nomor kartu')).toHaveValue('4811 1111 1111 1114');
    await expect(textbox(canvas, 'Kode CVV')).toHaveValue('123');
  },
};
