import { expect, test } from 'vitest';
import { containsLink } from './index.ts';

test.each([
  'Siti Aminah',
  'Muh. Arif',
  'Muh.Arif',
  'St. Aminah',
  'St.Aminah',
  'H. Abd. Rahman, S.H., M.Kn.',
  'H.Abd.Rahman,S.H.,M.Kn.',
  'Dr. Ir. Budi Santoso, M.Si., Ph.D.',
  'Drs.H.Moh.Ali,M.Ag',
  'Budi, S.Kom, M.T.',
  'Budi.SE.MM',
  'Rina Amd.Keb',
  'Ahmad S.Pd.I/M.Pd.I',
  'Budi, S.Pd/M.Pd',
  'Budi a/n Siti',
  'Budi s/d Siti',
  'A.A. Ngurah Rai',
  'I Gst. Ayu Kt. Dewi',
  'R.A. Kartini',
  "Ma'ruf",
  'Nur Aini (Ny.)',
  'PT. Maju Jaya Tbk.',
  'CV. Sumber Rejeki & Co.',
  'Toko Net',
  'Commander Shepard',
  'Info',
  'J.R.R. Tolkien',
  'O. Ng. Liem',
  'Rp1.250.000.000',
  'Rp\u00a01.250.000.000',
  '',
])('containsLink returns false for %j', (name) => {
  expect(containsLink(name)).toBe(false);
});

test.each([
  'http://evil.example',
  'HTTPS evil',
  'https//evil',
  'www.evil',
  'Siti WWW.Hadiah.Top klik',
  'evil.com',
  'Klaim hadiah di evil.co.id',
  'HADIAH-POLIS.COM',
  'Siti (situs.id)',
  'situs.web.id',
  'bit.ly/abc',
  't.me/abc',
  'wa.me/62812',
  'x.yz/masuk',
  'contoh.test/masuk',
  'hadiah.xyz',
  'Ｅvil.com'.normalize('NFKC'),
  'xn--evil-abc.com',
  '10.0.0.1/a',
  '192.168.10.20 klik',
])('containsLink returns true for %j', (name) => {
  expect(containsLink(name)).toBe(true);
});
