import { ADDRESS_LABELS } from '@naungan/domain/address';
import { INSURED_LABELS } from '@naungan/domain/insured';
import { expect, test } from 'vitest';
import { formioForm } from './formio-form.mjs';
import { healthSteps } from './health-form.mjs';
import { surveyForm } from './survey-form.mjs';

type Step = { title: string; fields: { name: string; label?: string }[] };
type Element = { name: string; title?: string };
type Component = { key: string; label?: string };
const plan = {
  productName: 'Sehat',
  insuranceCompany: { company_name: 'Asuransi A' },
  generalInfo: '<p>Rawat inap</p>',
  benefits: [],
  attachments: [{ code: 'ktp', name: 'KTP Tertanggung', required: true, limit: 2, extention: 'image' }],
  declarations: [
    { question: 'Apakah Anda sehat?', answer: 'ya' },
    { question: 'Apakah Anda merokok?', answer: 'tidak' },
  ],
};
const steps: Step[] = healthSteps(plan);
const namesOf = (index: number) => steps[index]?.fields.map(({ name }) => name).toSorted();
const labelledNames = steps
  .flatMap(({ fields }) => fields)
  .filter(({ label }) => label)
  .map(({ name }) => name);

test('the form of the peers has the seven steps of the order form, with all fields of the insured and the address', () => {
  expect(steps.map(({ title }) => title)).toEqual([
    'Detail Produk',
    'Data Diri Tertanggung',
    'Alamat Tertanggung',
    'Lampiran',
    'Informasi Lainnya',
    'Deklarasi',
    'Order Summary',
  ]);
  expect(namesOf(1)).toEqual(Object.keys(INSURED_LABELS).toSorted());
  expect(namesOf(2)).toEqual(Object.keys(ADDRESS_LABELS).toSorted());
});

test('the form of the peers has the documents and the questions of the plan', () => {
  expect(steps[3]?.fields).toEqual([
    {
      name: 'ktp',
      label: 'KTP Tertanggung',
      type: 'file',
      required: true,
      maxMegabytes: 2,
      accepts: 'image/*',
    },
  ]);
  expect(steps[5]?.fields.map(({ label }) => label)).toEqual(['Apakah Anda sehat?', 'Apakah Anda merokok?']);
});

test('the form in SurveyJS has each field, and a region list that depends on all larger regions', () => {
  const pages: { elements: Element[] }[] = surveyForm(steps).pages;
  const elements = pages.flatMap((page) => page.elements);
  expect(elements.filter(({ title }) => title).map(({ name }) => name)).toEqual(labelledNames);
  expect(elements.find(({ name }) => name === 'subDistrict')).toMatchObject({
    type: 'dropdown',
    isRequired: true,
    requiredErrorText: 'Kecamatan wajib di isi',
    choicesByUrl: {
      url: '/api/v1/teritories?type=kecamatan&provinsi={province}&kabupaten={district}',
      path: 'response;kecamatan',
    },
  });
  expect(elements.find(({ name }) => name === 'shippingAddress')).toMatchObject({
    visibleIf: "{printPolicy} = 'ya' and {customShippingAddress} = 'ya'",
  });
});

test('the form in Form.io has each field, and a region list that depends on all larger regions', () => {
  const panels: { components: Component[] }[] = formioForm(steps).components;
  const components = panels.flatMap((panel) => panel.components);
  expect(components.filter(({ label }) => label).map(({ key }) => key)).toEqual(labelledNames);
  expect(components.find(({ key }) => key === 'subDistrict')).toMatchObject({
    type: 'select',
    validate: { required: true },
    errors: { required: 'Kecamatan wajib di isi' },
    data: {
      url: '/api/v1/teritories?type=kecamatan&provinsi={{ data.province }}&kabupaten={{ data.district }}',
    },
    refreshOn: 'district',
  });
  expect(components.find(({ key }) => key === 'shippingAddress')).toMatchObject({
    conditional: {
      conjunction: 'all',
      conditions: [
        { component: 'printPolicy', operator: 'isEqual', value: 'ya' },
        { component: 'customShippingAddress', operator: 'isEqual', value: 'ya' },
      ],
    },
  });
});
