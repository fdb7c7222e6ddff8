import { requiredMessage } from './health-form.mjs';

const INPUT_TYPES = { text: 'text', email: 'email', tel: 'tel', date: 'date' };
const choicesOf = (options) => options.map(({ value, label }) => ({ value, text: label }));

/** Returns the address of a region's list, with the answers of the larger regions as SurveyJS variables. */
const regionList = ({ apiName, parents }) => ({
  url: `/api/v1/teritories?type=${apiName}${parents.map((parent) => `&${parent.apiName}={${parent.name}}`).join('')}`,
  path: `response;${apiName}`,
});

const PROPERTIES = {
  html: ({ html }) => ({ type: 'html', html }),
  checkbox: ({ label, name }) => ({
    type: 'checkbox',
    titleLocation: 'hidden',
    choices: [{ value: name, text: label }],
  }),
  radio: ({ options }) => ({ type: 'radiogroup', choices: choicesOf(options) }),
  select: ({ options }) => ({ type: 'dropdown', choices: choicesOf(options) }),
  region: (field) => ({ type: 'dropdown', choicesByUrl: regionList(field) }),
  'long-text': () => ({ type: 'comment' }),
  file: ({ accepts, maxMegabytes }) => ({
    type: 'file',
    storeDataAsText: false,
    acceptedTypes: accepts,
    maxSize: maxMegabytes * 1024 * 1024,
  }),
};

const condition = (shownIf) =>
  Object.entries(shownIf)
    .map(([name, value]) => `{${name}} = '${value}'`)
    .join(' and ');

function element(field) {
  const { name, label, type, required = false, shownIf } = field;
  const properties = PROPERTIES[type]?.(field) ?? { type: 'text', inputType: INPUT_TYPES[type] };
  return {
    name,
    ...(label && { title: label, isRequired: required, requiredErrorText: requiredMessage(field) }),
    ...(shownIf && { visibleIf: condition(shownIf) }),
    ...properties,
  };
}

/** Returns the SurveyJS form of the steps. The last step is SurveyJS' own preview of all answers. */
export const surveyForm = (steps) => ({
  locale: 'id',
  pagePrevText: 'Kembali',
  pageNextText: 'Lanjut',
  completeText: 'Kirim pesanan',
  showProgressBar: true,
  showPreviewBeforeComplete: true,
  previewText: 'Lanjut',
  pages: steps
    .slice(0, -1)
    .map(({ id, title, fields }) => ({ name: id, title, elements: fields.map(element) })),
});
