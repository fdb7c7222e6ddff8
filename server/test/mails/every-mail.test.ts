import { PAYMENT_METHOD_CODES } from '@naungan/domain/payment-method';
import { PAYMENT_STATUSES } from '@naungan/domain/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../src/modules/payments/fixture.ts';
import { triggerAccountMails, triggerConsultationMails, triggerDeletionMail } from './account-mails.ts';
import {
  triggerAppealMails,
  triggerDeadlineMails,
  triggerHealthClaimMails,
  triggerHeirClaimMails,
  triggerPropertyClaimMails,
  triggerRepairMails,
} from './claim-mails.ts';
import { readDeclaredMails } from './declared-mails.ts';
import { type CollectedMail, createMailCollector } from './mail-collector.ts';
import {
  placePaidOrder,
  triggerInvoiceMails,
  triggerOrderMails,
  triggerPaymentMails,
  triggerPolicyMails,
  triggerUnpaidMails,
} from './order-mails.ts';
import { type Scenario, startScenario } from './scenario.ts';

const SCENARIOS: ((scenario: Scenario) => Promise<void>)[] = [
  triggerAccountMails,
  triggerConsultationMails,
  triggerOrderMails,
  triggerInvoiceMails,
  triggerPaymentMails,
  triggerUnpaidMails,
  triggerPolicyMails,
  triggerHealthClaimMails,
  triggerAppealMails,
  triggerDeadlineMails,
  triggerRepairMails,
  triggerPropertyClaimMails,
  triggerHeirClaimMails,
  async (scenario) => {
    await placePaidOrder(scenario);
    await triggerDeletionMail(scenario);
  },
];

const mails: CollectedMail[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  const collect = createMailCollector(shop, mails);
  for (const run of SCENARIOS) await run(await startScenario(shop, collect));
}, 120_000);
afterAll(() => shop.close());

const declared = readDeclaredMails();

/** Returns the declaration of a subject: of several that match, the one with the longest text. */
const declarationOf = (subject: string) =>
  declared.subjects
    .filter(({ pattern }) => pattern.test(subject))
    .toSorted((a, b) => b.textLength - a.textLength)[0];

describe('every mail that the source declares', () => {
  test('every mail that the source declares is produced by a scenario of this test', () => {
    const produced = new Set(mails.map(({ subject }) => declarationOf(subject)));
    expect(produced).not.toContain(undefined);
    const missing = declared.subjects.filter((subject) => !produced.has(subject));
    expect(missing.map(({ pattern, file }) => `${pattern} of ${file}`)).toEqual([]);
  });

  test('every button label that the source declares is in a mail of a scenario', () => {
    const labels = new Set(mails.map(({ action }) => action?.label));
    expect(declared.buttonLabels.filter((label) => !labels.has(label))).toEqual([]);
  });
});

describe('every link of a mail', () => {
  test('every link of a mail leads to a page that works for the recipient', () => {
    expect(mails.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  });

  test('every link of a mail is in the plain text and in HTML, and is absolute', () => {
    for (const { subject, text, html, action } of mails) {
      const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) =>
        url.replaceAll('&amp;', '&'),
      );
      const expected = action ? [action.url] : [];
      expect([subject, [...new Set(links)]]).toEqual([subject, expected]);
      expect([subject, text.match(/\w+:\/\/\S+/g) ?? []]).toEqual([subject, expected]);
    }
  });
});

/** Returns the subjects of the mails with a property that no mail may have. */
const subjectsWith = (isWrong: (mail: CollectedMail) => boolean) =>
  mails.filter(isWrong).map(({ subject }) => subject);
/** Returns the subjects of the mails with such words in their plain text. A link may contain any letters. */
const subjectsWithText = (words: RegExp) =>
  subjectsWith(({ text }) => words.test(text.replace(/http\S+/g, 'https')));
const isForCustomer = ({ to }: CollectedMail) => to !== shop.deps.config.BRAND.email;
/** Returns the paragraphs between the heading and the link or the signature. */
const paragraphsOf = ({ text }: CollectedMail): string[] =>
  (text.split('\n\nSalam hangat,')[0] ?? '')
    .replace(/\n\n[^\n]+:\nhttp\S+$/, '')
    .split('\n\n')
    .slice(1);
/** Returns the first paragraph after the greeting. */
const openingOf = (mail: CollectedMail): string => paragraphsOf(mail)[1] ?? '';
const previewOf = ({ html }: CollectedMail): string => /display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

describe('every mail', () => {
  test('to a customer greets by name, and each paragraph after it begins with a capital letter', () => {
    for (const mail of mails.filter(isForCustomer)) {
      const [greeting, ...paragraphs] = paragraphsOf(mail);
      expect([mail.subject, greeting]).toEqual([mail.subject, expect.stringMatching(/^Halo \S.*,$/)]);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^(?:• )?[A-Z\d]/);
    }
  });

  test('has amounts like Rp1.000.000 and dates like 12 Agustus 2026 only', () => {
    expect(subjectsWithText(/Rp(?!\d{1,3}(?:\.\d{3})*(?![\d,]))|\bIDR\b/)).toEqual([]);
    expect(subjectsWithText(/\b\d{1,2}[/-]\d{1,2}[/-]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/)).toEqual([]);
  });

  test('has no markup, no program value and no button in its plain text', () => {
    const leftover = /<\w|&\w+;|\bundefined\b|\bnull\b|\bNaN\b|\[object|[{}]|tombol di bawah|klik/i;
    expect(subjectsWithText(leftover)).toEqual([]);
    expect(subjectsWithText(/ {2}|\.\.(?!\.)|,\.|: \.| \n|\b(\w{4,}): \1\b/)).toEqual([]);
  });

  test('has the names of payment statuses and methods in place of their codes', () => {
    const codes = ['midtrans', ...PAYMENT_STATUSES, ...PAYMENT_METHOD_CODES];
    expect(subjectsWithText(new RegExp(`\\b(?:${codes.join('|')})\\b`))).toEqual([]);
  });

  test('has a preview with more than the numbers that the subject has', () => {
    expect(subjectsWith((mail) => previewOf(mail) === '' || /^Nomor klaim/.test(previewOf(mail)))).toEqual(
      [],
    );
  });

  test('a mail that requests a payment states the deadline in its first paragraph', () => {
    const requests = mails.filter(({ action }) => action?.label === 'Bayar sekarang');
    for (const mail of requests)
      expect([mail.subject, openingOf(mail)]).toEqual([
        mail.subject,
        expect.stringMatching(/\d+ \S+ \d{4} pukul \d\d\.\d\d WIB/),
      ]);
  });

  test('without a link requests nothing on a page, or states how to get a link', () => {
    const withoutLink = mails.filter((mail) => isForCustomer(mail) && mail.action === null);
    const requests = /halaman klaim|unggah|kata sandi baru kapan saja/i;
    expect(
      withoutLink
        .filter(({ text }) => requests.test(text) && !text.includes('untuk memperoleh tautan yang baru'))
        .map(({ subject }) => subject),
    ).toEqual([]);
  });

  test('sends replies to the visitor if it forwards a request for a consultant, and otherwise to the office', () => {
    const forwarded = mails.filter(({ subject }) => subject.startsWith('Permintaan konsultasi'));
    expect(forwarded).toHaveLength(2);
    expect(subjectsWith(({ replyTo }) => replyTo !== null)).toEqual(forwarded.map(({ subject }) => subject));
  });
});
