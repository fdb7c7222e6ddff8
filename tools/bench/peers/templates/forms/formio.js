import '@fontsource-variable/plus-jakarta-sans/index.css';
import 'bootstrap/dist/css/bootstrap.min.css';
import 'bootstrap-icons/font/bootstrap-icons.min.css';
import '@formio/js/dist/formio.form.min.css';
import './font.css';
import { Formio } from '@formio/js/form';
import form from './formio-form.json';

const TEXTS = {
  next: 'Lanjut',
  nextButtonAriaLabel: 'Lanjut',
  previous: 'Kembali',
  previousButtonAriaLabel: 'Kembali',
  submit: 'Kirim pesanan',
  submitButtonAriaLabel: 'Kirim pesanan',
  error: 'Periksa kembali isian berikut.',
  day: 'Tanggal',
  month: 'Bulan',
  year: 'Tahun',
};

Formio.createForm(document.getElementById('form'), form, {
  language: 'id',
  i18n: { id: TEXTS },
  buttonSettings: { showCancel: false },
});
