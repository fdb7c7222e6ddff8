import { requiredMessage } from './health-form.mjs';

const valuesOf = (options) => options.map(({ value, label }) => ({ value, label }));

/** Returns the properties of the list of a region field. The list loads again when the next larger region changes. */
function regionList({ apiName, parents }) {
  const pairs = parents.map((parent) => `&${parent.apiName}={{ data.${parent.name} }}`).join('');
  return {
    dataSrc: 'url',
    data: { url: `/api/v1/teritories?type=${apiName}${pairs}` },
    selectValues: `response.${apiName}`,
    template: '<span>{{ item }}</span>',
    lazyLoad: true,
    ...(parents.length > 0 && { refreshOn: parents.at(-1).name, clearOnRefresh: true }),
  };
}

const PROPERTIES = {
  html: ({ html }) => ({ type: 'content', html, input: false }),
  text: () => ({ type: 'textfield' }),
  tel: () => ({ type: 'textfield', inputType: 'tel' }),
  email: () => ({ type: 'email' }),
  // Three inputs for day, month and year. The component `datetime` would load its calendar from another host.
  date: () => ({ type: 'day', dayFirst: true }),
  checkbox: () => ({ type: 'checkbox' }),
  radio: ({ options }) => ({ type: 'radio', values: valuesOf(options) }),
  select: ({ options }) => ({ type: 'select', data: { values: valuesOf(options) } }),
  region: (field) => ({ type: 'select', ...regionList(field) }),
  'long-text': () => ({ type: 'textarea' }),
  file: ({ accepts, maxMegabytes }) => ({
    type: 'file',
    storage: 'url',
    url: '/api/uploads',
    filePattern: accepts,
    fileMaxSize: `${maxMegabytes}MB`,
  }),
};

const condition = (shownIf) => ({
  conjunction: 'all',
  show: true,
  conditions: Object.entries(shownIf).map(([component, value]) => ({
    component,
    operator: 'isEqual',
    value,
  })),
});

function component(field) {
  const { name, label, type, required = false, shownIf } = field;
  return {
    key: name,
    input: true,
    ...(label && { label, validate: { required }, errors: { required: requiredMessage(field) } }),
    ...(shownIf && { conditional: condition(shownIf) }),
    ...PROPERTIES[type](field),
  };
}

/** The last step: every answer with its label. */
const summary = (fields) => ({
  type: 'content',
  key: 'summary',
  refreshOnChange: true,
  html: `<dl>${fields.map(({ name, label }) => `<dt>${label}</dt><dd>{{ data['${name}'] }}</dd>`).join('')}</dl>`,
});

/** Returns the Form.io wizard of the steps. */
export function formioForm(steps) {
  const answers = steps.flatMap(({ fields }) => fields).filter(({ label }) => label);
  return {
    display: 'wizard',
    components: steps.map(({ id, title, fields }) => ({
      type: 'panel',
      key: id,
      title,
      components: fields.length > 0 ? fields.map(component) : [summary(answers)],
    })),
  };
}
