import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { guide } from './SuggestField.guide.ts';
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';

const SUGGESTIONS = Array.from({ length: 25 }, (_, index) => ({
  id: String(index + 1),
  label: `Pabrik ${index + 1}`,
  note: `Kode ${2_900 + index}`,
}));

/** A field that suggests all entries as soon as it contains text. */
function StatefulSuggestField({ text: initialText, open: initialOpen, ...fieldProps }: SuggestFieldProps) {
  const [text, setText] = useState(initialText);
  const [open, setOpen] = useState(initialOpen);
  return (
    <SuggestField
      {...fieldProps}
      text={text}
      open={open}
      onOpenChange={setOpen}
      onTextChange={(newText) => {
        setText(newText);
        setOpen(newText !== '');
        fieldProps.onTextChange(newText);
      }}
      onChoose={(suggestion) => {
        setText(suggestion.label);
        setOpen(false);
        fieldProps.onChoose(suggestion);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/SuggestField',
  component: SuggestField,
  parameters: { guide },
  render: (args) => <StatefulSuggestField {...args} />,
  args: {
    label: 'Penggunaan bangunan',
    listLabel: 'Penggunaan yang cocok',
    text: '',
    open: false,
    suggestions: SUGGESTIONS,
    onTextChange: fn(),
    onOpenChange: fn(),
    onChoose: fn(),
    onEnter: fn(),
  },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getField = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Penggunaan bangunan' });
const expectActive = (canvas: Canvas, label: string) =>
  expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(label);

/** The arrow keys continue at the other end of the list; Enter chooses the active option. */
export const ChosenWithArrowKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(getField(canvas), 'pabrik');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(canvas, 'Pabrik 25');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectActive(canvas, 'Pabrik 2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(SUGGESTIONS[1]);
  },
};

/** PageDown and PageUp move by ten options and stop at the ends of the list. */
export const MovedByPages: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(getField(canvas), 'pabrik');
    await userEvent.keyboard('{PageDown}');
    await expectActive(canvas, 'Pabrik 11');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expectActive(canvas, 'Pabrik 25');
    await userEvent.keyboard('{PageUp}');
    await expectActive(canvas, 'Pabrik 15');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expectActive(canvas, 'Pabrik 1');
  },
};

/** Home and End move to the first and the last option of the open list; in the closed list they move the caret. */
export const MovedToTheEnds: Story = {
  play: async ({ canvas }) => {
    const input = getField(canvas) as HTMLInputElement;
    await userEvent.type(input, 'pabrik');
    await userEvent.keyboard('{End}');
    await expectActive(canvas, 'Pabrik 25');
    await userEvent.keyboard('{Home}');
    await expectActive(canvas, 'Pabrik 1');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await expect(input.selectionStart).toBe(0);
  },
};

/**
 * While an input method composes a character, Enter and the arrow keys control the input method and not the
 * list.
 */
export const ComposedWithInputMethod: Story = {
  play: async ({ canvas, args }) => {
    const input = getField(canvas);
    await userEvent.type(input, 'pabrik');
    fireEvent.compositionStart(input);
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    // Safari marks the Enter that ends a composition only by the key code 229.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onEnter).not.toHaveBeenCalled();
    await expectActive(canvas, 'Pabrik 1');
    fireEvent.compositionEnd(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(SUGGESTIONS[0]);
  },
};
