type State = {
  /** Name of the component. */
  name: string;
  props?: object;
  attribute: string;
  value: string;
};

const FIELDS = [
  'Combobox',
  'DateField',
  'MoneyField',
  'PasswordField',
  'PhoneField',
  'Select',
  'SuggestField',
  'TextArea',
  'TextField',
];

/** The data attributes of states, which are public API. The guides list the same attributes. */
export const STATES: readonly State[] = [
  ...[...FIELDS, 'Checkbox', 'Field', 'FileUpload', 'RadioGroup'].map((name) => ({
    name,
    props: { error: 'Wajib diisi' },
    attribute: 'data-invalid',
    value: '',
  })),
  ...FIELDS.map((name) => ({ name, props: { disabled: true }, attribute: 'data-disabled', value: '' })),
  ...['Button', 'Combobox', 'Select'].map((name) => ({
    name,
    props: { pending: true },
    attribute: 'data-pending',
    value: '',
  })),
  ...['Alert', 'Badge', 'MessageDialog'].map((name) => ({
    name,
    props: { tone: 'warning' },
    attribute: 'data-tone',
    value: 'warning',
  })),
  { name: 'Card', props: { accent: 'action' }, attribute: 'data-accent', value: 'action' },
  { name: 'CopyButton', attribute: 'data-state', value: 'idle' },
  { name: 'Countdown', props: { end: '2000-01-01T00:00:00Z' }, attribute: 'data-state', value: 'expired' },
  { name: 'Dialog', props: { size: 'lg' }, attribute: 'data-size', value: 'lg' },
  { name: 'DescriptionList', props: { layout: 'grid' }, attribute: 'data-layout', value: 'grid' },
  { name: 'FileUpload', props: { status: 'failed' }, attribute: 'data-status', value: 'failed' },
  { name: 'ConfirmDialog', attribute: 'data-state', value: 'idle' },
  {
    name: 'FileUpload',
    props: { value: { name: 'ktp.pdf' } },
    attribute: 'data-kind',
    value: 'document',
  },
  { name: 'Stepper', props: { current: 0 }, attribute: 'data-state', value: 'current' },
  { name: 'Tabs', attribute: 'data-active', value: '' },
];
