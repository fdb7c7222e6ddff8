import { describe, expect, it } from 'vitest';
import { sanitizeContent } from './html.ts';
import { XSS_PAYLOADS } from './xss-payloads.fixture.ts';

/** The harmless tags that the sanitiser may output: tags without attributes, links and header cells. */
const PLAIN_TAG =
  /<\/?(?:h[234]|p|ul|ol|li|strong|em|a|blockquote|table|caption|thead|tbody|tr|th|td)>|<br \/>/g;
const LINK =
  /<a href="(?:https:\/\/[^"<>\\\s]*|mailto:[^"<>\s]*|tel:[^"<>\s]*|(?:\/(?![/\\])|#)[^"<>\\\s]*)">/g;
const HEADER_CELL = /<th scope="(?:col|row)">/g;

const withoutHarmlessTags = (html: string) =>
  html.replace(PLAIN_TAG, '').replace(LINK, '').replace(HEADER_CELL, '');

describe.each(Object.entries(XSS_PAYLOADS))('attacks by %s', (_family, payloads) => {
  it.each(payloads)('the sanitiser leaves only harmless tags of the attack %s', (payload) => {
    expect(withoutHarmlessTags(sanitizeContent(payload))).not.toContain('<');
  });

  it.each(payloads)(
    'the sanitiser leaves only harmless tags of a text that contains the attack %s',
    (payload) => {
      const clean = sanitizeContent(`<h2>Judul</h2><p>Sebelum ${payload} sesudah</p>`);
      expect(clean).toContain('<h2>Judul</h2>');
      expect(withoutHarmlessTags(clean)).not.toContain('<');
    },
  );

  it.each(payloads)('a second pass of the sanitiser changes nothing after the attack %s', (payload) => {
    const sanitized = sanitizeContent(payload);
    expect(sanitizeContent(sanitized)).toBe(sanitized);
  });
});

it('the sanitiser is tested with more than a hundred attacks', () => {
  expect(Object.values(XSS_PAYLOADS).flat().length).toBeGreaterThan(100);
});

it('the sanitiser keeps headings, formatting, lists, tables and links', () => {
  const html = [
    '<h2>Judul</h2><p>Teks <strong>tebal</strong>, <em>miring</em><br />baris kedua</p>',
    '<ul><li>satu</li></ul><ol><li>dua</li></ol><blockquote>kutipan</blockquote>',
    '<table><caption>Tarif</caption><thead><tr><th scope="col">Zona</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<p><a href="/faq">dalam</a> <a href="#umum">jangkar</a> <a href="https://x.test/a">luar</a> <a href="mailto:a@x.test">surat</a></p>',
  ].join('');
  expect(sanitizeContent(html)).toBe(html);
});

it.each([
  ['<p>teks<script>alert(1)</script></p>', '<p>teks</p>'],
  ['<a href="javascript:alert(1)">klik</a>', '<a>klik</a>'],
  ['<a href="//evil.test/">klik</a>', '<a>klik</a>'],
  ['<p style="color:red" class="x" id="y">teks</p>', '<p>teks</p>'],
  ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
])('the sanitiser turns %s into %s', (dirty, clean) => {
  expect(sanitizeContent(dirty)).toBe(clean);
});
