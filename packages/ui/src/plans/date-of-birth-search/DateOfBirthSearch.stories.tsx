import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDeferred } from '../fixtures/deferred.ts';
import { guide } from './DateOfBirthSearch.guide.ts';
import { DateOfBirthSearch } from './DateOfBirthSearch.tsx';

/** Called with the path and query to which the browser would navigate. */
const onBrowserSubmit = fn((_: string) => {});

function catchSubmit(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const fields = [...new FormData(event.currentTarget)].map(([name, value]) => `${name}=${String(value)}`);
  onBrowserSubmit(`${new URL(event.currentTarget.action).pathname}?${fields.join('&')}`);
}

const meta = {
  title: 'Plans/DateOfBirthSearch',
  component: DateOfBirthSearch,
  parameters: { guide },
  args: {
    action: '/products/kesehatan/plan',
    today: '2026-11-21',
    onSubmit: catchSubmit,
    className: 'nu:max-w-xl',
  },
} satisfies Meta<typeof DateOfBirthSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const dateField = { name: 'Tanggal lahir' };
const searchButton = { name: 'Cari Produk' };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', dateField)).toHaveValue('01/01/1990');
    await userEvent.click(canvas.getByRole('button', searchButton));
    await expect(onBrowserSubmit).toHaveBeenCalledWith('/products/kesehatan/plan?dob=1990-01-01');
  },
};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', dateField);
    await userEvent.clear(input);
    await userEvent.type(input, '17081985{Enter}');
    await expect(onBrowserSubmit).toHaveBeenCalledWith('/products/kesehatan/plan?dob=1985-08-17');
  },
};

const checkResponse = createDeferred<boolean>();

/** The form is submitted after the check; a second click during the check has no effect. */
export const CheckBeforeSubmit: Story = {
  tags: ['!autodocs'],
  args: { check: fn(() => checkResponse.promise) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', searchButton);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.check).toHaveBeenCalledOnce();
    await expect(onBrowserSubmit).not.toHaveBeenCalled();
    checkResponse.resolve(true);
    await waitFor(() =>
      expect(onBrowserSubmit).toHaveBeenCalledWith('/products/kesehatan/plan?dob=1990-01-01'),
    );
  },
};

let checkResponses: ReturnType<typeof createDeferred<boolean>>[] = [];

const slowCheck: Story = {
  args: {
    check: fn(() => {
      const response = createDeferred<boolean>();
      checkResponses.push(response);
      return response.promise;
    }),
  },
  beforeEach() {
    checkResponses = [];
  },
};

async function retype(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** The response to a check is ignored if the date has changed since the request. */
export const LateResponse: Story = {
  tags: ['!autodocs'],
  ...slowCheck,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', dateField);
    const button = canvas.getByRole('button', searchButton);
    await userEvent.click(button);
    await retype(input, '17081985');
    await userEvent.click(button);
    checkResponses[0]?.resolve(true);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(onBrowserSubmit).not.toHaveBeenCalled();
    checkResponses[1]?.resolve(false);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Opss..');
    await expect(args.check).toHaveBeenCalledTimes(2);
    await expect(onBrowserSubmit).not.toHaveBeenCalled();
  },
};

/** If the visitor clears the date during the check, the response does not submit the form, and the next date is checked. */
export const ResponseAfterClear: Story = {
  tags: ['!autodocs'],
  ...slowCheck,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', dateField);
    const button = canvas.getByRole('button', searchButton);
    await userEvent.click(button);
    await userEvent.clear(input);
    checkResponses[0]?.resolve(true);
    await expect(button).not.toHaveAttribute('aria-busy');
    await retype(input, '17081985');
    await expect(input).not.toHaveAccessibleDescription(/wajib/);
    await userEvent.click(button);
    await expect(checkResponses).toHaveLength(2);
    checkResponses[1]?.resolve(true);
    await waitFor(() =>
      expect(onBrowserSubmit).toHaveBeenCalledWith('/products/kesehatan/plan?dob=1985-08-17'),
    );
    await expect(onBrowserSubmit).toHaveBeenCalledOnce();
  },
};

export const NoPlansForThisAge: Story = {
  name: '[2 §8] Opss.. Kami tidak menemukan produk yang sesuai dengan usia Anda',
  args: { check: async () => false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', searchButton));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Opss..');
    await expect(alert).toHaveTextContent('Kami tidak menemukan produk yang sesuai dengan usia Anda');
    await expect(onBrowserSubmit).not.toHaveBeenCalled();
  },
};

let checkCount = 0;

/**
 * If the check fails, a notice below the form reports it. The notice's button retries the check and moves the focus to
 * the form's button [2 §8].
 */
export const CheckFailed: Story = {
  tags: ['!autodocs'],
  name: '[2 §8] Opss.. after a failed search',
  args: {
    check: async () => {
      checkCount += 1;
      if (checkCount < 2) throw new Error('offline');
      return true;
    },
  },
  beforeEach() {
    checkCount = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', searchButton));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Opss..Gagal memuat data');
    await expect(onBrowserSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(onBrowserSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', searchButton)).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', dateField);
    await userEvent.clear(input);
    await userEvent.click(canvas.getByRole('button', searchButton));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(/Tanggal lahir wajib di isi!/);
    await expect(onBrowserSubmit).not.toHaveBeenCalled();
  },
};

export const ImpossibleDate: Story = {
  tags: ['!autodocs'],
  name: '[2 §5] Tanggal Lahir tidak valid',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', dateField);
    await userEvent.clear(input);
    await userEvent.type(input, '31021990');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Tanggal Lahir tidak valid!/));
    await userEvent.click(canvas.getByRole('button', searchButton));
    await expect(input).toHaveAccessibleDescription(/Tanggal Lahir tidak valid!/);
    await expect(onBrowserSubmit).not.toHaveBeenCalled();
  },
};

/** A birth date of tomorrow is rejected. */
export const InTheFuture: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '2026-11-22' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', searchButton));
    await expect(canvas.getByRole('textbox', dateField)).toHaveAccessibleDescription(
      /Tanggal Lahir tidak valid!/,
    );
  },
};

/** A birth date of today is accepted. */
export const BornToday: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', searchButton));
    await expect(onBrowserSubmit).toHaveBeenCalledWith('/products/kesehatan/plan?dob=2026-11-21');
  },
};

/** A host replaces texts of the form. */
export const OtherTexts: Story = {
  tags: ['!autodocs'],
  args: {
    messages: { label: 'Birth date', search: 'Search', required: 'Enter the birth date' },
    defaultValue: '',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByLabelText(/Birth date/)).toHaveAccessibleDescription(/Enter the birth date/);
  },
};
