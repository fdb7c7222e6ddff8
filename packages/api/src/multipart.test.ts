import { expect, test } from 'vitest';
import { toForm } from './multipart.ts';

const ktp = { code: 'ktp', title: 'KTP (depan)', file: new File(['isi'], 'IMG 1.JPG') };

test('toForm adds each file under its code, with a file name of prefix, title and extension', () => {
  const form = toForm({ productId: 'p-1', params: { dob: '1990-01-01' } }, [ktp], 'a1b2');
  expect([...form.keys()]).toEqual(['productId', 'params', 'ktp']);
  expect(form.get('productId')).toBe('p-1');
  expect(form.get('params')).toBe('{"dob":"1990-01-01"}');
  expect((form.get('ktp') as File).name).toBe('a1b2--KTP depan.jpg');
});

test('toForm adds several files of one document under one code', () => {
  const photos = [1, 2].map((index) => ({ ...ktp, fileName: `klaim-POL-1--Foto-${index}.jpg` }));
  const form = toForm({}, photos, 'a1b2');
  expect(form.getAll('ktp').map((file) => (file as File).name)).toEqual([
    'klaim-POL-1--Foto-1.jpg',
    'klaim-POL-1--Foto-2.jpg',
  ]);
  const uploadedPhotos = ['u-1', 'u-2', 'u-3'].map((uploadId) => ({ ...ktp, uploadId }));
  expect(toForm({}, uploadedPhotos, 'a1b2').get('uploads')).toBe('{"ktp":["u-1","u-2","u-3"]}');
});

test('toForm adds the id of a file that is already uploaded, and the content of a file that is not uploaded', () => {
  const photo = { code: 'foto-diri', title: 'Foto Diri', file: ktp.file, uploadId: 'u-1' };
  const form = toForm({}, [photo, ktp], 'a1b2');
  expect([...form.keys()]).toEqual(['uploads', 'ktp']);
  expect(form.get('uploads')).toBe('{"foto-diri":"u-1"}');
});
