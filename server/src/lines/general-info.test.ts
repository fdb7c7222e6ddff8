import { expect, it } from 'vitest';
import { sanitizeGeneralInfo } from './general-info.ts';

it.each([
  ['<p>Aman</p><script>alert(1)</script>', '<p>Aman</p>'],
  ['<p onclick="x()" style="color:red" class="a">Teks</p>', '<p>Teks</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="https://contoh.test" target="_blank">x</a>', '<a href="https://contoh.test">x</a>'],
  ['<img src="x" onerror="alert(1)">', ''],
  ['<iframe src="https://contoh.test"></iframe><h1>Judul</h1>', 'Judul'],
  ['<ul><li>Satu</li></ul>', '<ul><li>Satu</li></ul>'],
])('sanitizeGeneralInfo removes the unsafe parts of %s', (html, safeHtml) => {
  expect(sanitizeGeneralInfo(html)).toBe(safeHtml);
});
