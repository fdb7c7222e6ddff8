/**
 * The seven steps of this site's health order form as plain data, from which the forms of the peers are generated. Labels
 * and titles come from the domain; documents and questions come from the plan.
 */
import { ADDRESS_LABELS } from '@naungan/domain/address';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { INSURED_LABELS } from '@naungan/domain/insured';
import { HEALTH_STEPS } from '@naungan/domain/lines/health/steps';
import { START_DATE_LABEL } from '@naungan/domain/policy';

const YES_NO = [
  { value: 'ya', label: 'Ya' },
  { value: 'tidak', label: 'Tidak' },
];
const REGIONS = [
  ['province', 'provinsi'],
  ['district', 'kabupaten'],
  ['subDistrict', 'kecamatan'],
  ['urbanVillage', 'kelurahan'],
];
/** The condition of fields that only a printed policy needs. */
const IF_POLICY_PRINTED = { printPolicy: 'ya' };

/** Returns the benefits and conditions of the plan as HTML. */
const descriptionOf = ({ productName, insuranceCompany, generalInfo, benefits, exclusions = [] }) =>
  [
    `<h2>${productName}</h2><p>${insuranceCompany.company_name}</p>${generalInfo}`,
    ...benefits.map(
      ({ name, items }) =>
        `<h3>${name}</h3><ul>${items.map((item) => `<li><strong>${item.featureId.name}</strong> Rp${item.value.toLocaleString('id-ID')} ${item.maximum}<br>${item.description}</li>`).join('')}</ul>`,
    ),
    `<h3>Pengecualian</h3><ul>${exclusions.map((text) => `<li>${text}</li>`).join('')}</ul>`,
  ].join('');

const insuredField = (name, type = 'text', options) => ({
  name,
  label: INSURED_LABELS[name],
  type,
  options,
  required: true,
});

const addressField = (name, type = 'text') => ({ name, label: ADDRESS_LABELS[name], type, required: true });

/** A region's list depends on all larger regions. */
const regionField = ([name, apiName], index) => ({
  ...addressField(name, 'region'),
  apiName,
  parents: REGIONS.slice(0, index).map(([parent, apiParent]) => ({ name: parent, apiName: apiParent })),
});

const FIELDS = {
  produk: (plan) => [
    { name: 'product', type: 'html', html: descriptionOf(plan) },
    {
      name: 'acceptTnc',
      label: 'Saya sudah membaca dan menyetujui ketentuan diatas',
      type: 'checkbox',
      required: true,
    },
  ],
  tertanggung: () => [
    insuredField('fullname'),
    insuredField('citizen', 'radio', CITIZENS),
    insuredField('gender', 'radio', GENDERS),
    insuredField('identiyType', 'select', IDENTITY_TYPES),
    insuredField('identityNumber'),
    insuredField('placeOfbirth'),
    insuredField('birthDate', 'date'),
    insuredField('phoneNumber', 'tel'),
    insuredField('emailAddress', 'email'),
  ],
  alamat: () => [
    ...REGIONS.map(regionField),
    addressField('address', 'long-text'),
    addressField('neighbourhood'),
    addressField('hamlet'),
    addressField('postalCode'),
  ],
  lampiran: ({ attachments }) =>
    attachments.map(({ code, name, required, limit, extention }) => ({
      name: code,
      label: name,
      type: 'file',
      required,
      maxMegabytes: limit,
      accepts: extention === 'image' ? 'image/*' : 'image/*,application/pdf',
    })),
  informasi: () => [
    { name: 'startDate', label: START_DATE_LABEL, type: 'date' },
    {
      name: 'printPolicy',
      label: 'Bentuk polis',
      type: 'radio',
      required: true,
      options: [
        { value: 'tidak', label: 'E-polis saja' },
        { value: 'ya', label: 'E-polis dan polis cetak' },
      ],
    },
    {
      name: 'customShippingAddress',
      label: 'Alamat pengiriman polis cetak',
      type: 'radio',
      options: [
        { value: 'tidak', label: 'Sama dengan alamat tertanggung' },
        { value: 'ya', label: 'Kirim ke alamat lain' },
      ],
      shownIf: IF_POLICY_PRINTED,
    },
    {
      name: 'shippingAddress',
      label: 'Alamat pengiriman',
      type: 'long-text',
      required: true,
      shownIf: { ...IF_POLICY_PRINTED, customShippingAddress: 'ya' },
    },
  ],
  deklarasi: ({ declarations }) =>
    declarations.map(({ question }, index) => ({
      name: `declaration${index + 1}`,
      label: question,
      type: 'radio',
      required: true,
      options: YES_NO,
    })),
  ringkasan: () => [],
};

/** Returns the seven steps, each with the fields that this site's form has for the plan. */
export const healthSteps = (plan) =>
  HEALTH_STEPS.map(({ id, title }) => ({ id, title, fields: FIELDS[id](plan) }));

/** The message of an empty required field. */
export const requiredMessage = ({ label }) => `${label} wajib di isi`;
