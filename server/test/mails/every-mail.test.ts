import { PAYMENT_METHOD_CODES } from '@naungan/domain/payment-method';
import { PAYMENT_STATUSES } from '@naungan/domain/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../src/modules/payments/fixture.ts';
import {
  triggerAccountMails,
  triggerConsultationMails,
  triggerDeletionMail,
  triggerSecurityMails,
} from './account-mails.ts';
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
import { triggerStaffMails } from './staff-mails.ts';

const SCENARIOS: ((scenario: Scenario) => Promise<void>)[] = [
  triggerAccountMails,
  triggerSecurityMails,
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
  triggerStaffMails,
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

const declaredMails = readDeclaredMails();

/** Returns the declaration of a subject: the matching declaration with the longest text. */
const declarationOf = (subject: string) =>
  declaredMails.subjects
    .filter(({ pattern }) => pattern.test(subject))
    .toSorted((a, b) => b.textLength - a.textLength)[0];

describe('the mails that the source declares', () => {
  test('the mails that the source declares are all produced by the scenarios of this test', () => {
    const producedSubjects = new Set(mails.map(({ subject }) => declarationOf(subject)));
    expect(producedSubjects).not.toContain(undefined);
    const missingSubjects = declaredMails.subjects.filter((subject) => !producedSubjects.has(subject));
    expect(missingSubjects.map(({ pattern, file }) => `${pattern} of ${file}`)).toEqual([]);
  });

  test('every button label that the source declares is in a mail of a scenario', () => {
    const labels = new Set(mails.map(({ action }) => action?.label));
    expect(declaredMails.buttonLabels.filter((label) => !labels.has(label))).toEqual([]);
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
      const expectedLinks = action ? [action.url] : [];
      expect([subject, [...new Set(links)]]).toEqual([subject, expectedLinks]);
      expect([subject, text.match(/\w+:\/\/\S+/g) ?? []]).toEqual([subject, expectedLinks]);
    }
  });
});

/** Returns the subjects of the mails with a property that no mail may have. */
const subjectsWith = (isWrong: (mail: CollectedMail) => boolean) =>
  mails.filter(isWrong).map(({ subject }) => subject);
/**
 * Returns the subjects of the mails whose plain text matches. Links are ignored, because they may contain any
 * letters.
 */
const subjectsWithText = (pattern: RegExp) =>
  subjectsWith(({ text }) => pattern.test(text.replace(/http\S+/g, 'https')));
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
  test('every mail to a customer greets by name, and each paragraph after the greeting begins with a capital letter or a digit', () => {
    for (const mail of mails.filter(isForCustomer)) {
      const [greeting, ...paragraphs] = paragraphsOf(mail);
      expect([mail.subject, greeting]).toEqual([mail.subject, expect.stringMatching(/^Halo \S.*,$/)]);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^(?:• )?[A-Z\d]/);
    }
  });

  test('every mail writes each amount like Rp1.000.000 and each date like 12 Agustus 2026', () => {
    expect(subjectsWithText(/Rp(?!\d{1,3}(?:\.\d{3})*(?![\d,]))|\bIDR\b/)).toEqual([]);
    expect(subjectsWithText(/\b\d{1,2}[/-]\d{1,2}[/-]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/)).toEqual([]);
  });

  test('every mail has no markup, no program value and no mention of a button in its plain text', () => {
    const forbiddenText = /<\w|&\w+;|\bundefined\b|\bnull\b|\bNaN\b|\[object|[{}]|tombol di bawah|klik/i;
    expect(subjectsWithText(forbiddenText)).toEqual([]);
    // Traces of a missing value: double spaces, double full stops, ',.', ': .', and a repeated label.
    expect(subjectsWithText(/ {2}|\.\.(?!\.)|,\.|: \.| \n|\b(\w{4,}): \1\b/)).toEqual([]);
  });

  test('every mail has the names of payment statuses and methods in place of their codes', () => {
    const codes = ['midtrans', ...PAYMENT_STATUSES, ...PAYMENT_METHOD_CODES];
    expect(subjectsWithText(new RegExp(`\\b(?:${codes.join('|')})\\b`))).toEqual([]);
  });

  test('every mail has a preview that does not begin with the claim number', () => {
    expect(subjectsWith((mail) => previewOf(mail) === '' || /^Nomor klaim/.test(previewOf(mail)))).toEqual(
      [],
    );
  });

  test('every mail that requests a payment states the deadline in its first paragraph', () => {
    const requests = mails.filter(({ action }) => action?.label === 'Bayar sekarang');
    for (const mail of requests)
      expect([mail.subject, openingOf(mail)]).toEqual([
        mail.subject,
        expect.stringMatching(/\d+ \S+ \d{4} pukul \d\d\.\d\d WIB/),
      ]);
  });

  test('a mail without a link requests no action on a page, unless the mail states how to get a link', () => {
    const mailsWithoutLink = mails.filter((mail) => isForCustomer(mail) && mail.action === null);
    const requests = /halaman klaim|unggah|kata sandi baru kapan saja/i;
    expect(
      mailsWithoutLink
        .filter(({ text }) => requests.test(text) && !text.includes('untuk memperoleh tautan yang baru'))
        .map(({ subject }) => subject),
    ).toEqual([]);
  });

  test('replies to a forwarded request for a consultant go to the visitor, and other replies go to the office', () => {
    const forwardedRequests = mails.filter(({ subject }) => subject.startsWith('Permintaan konsultasi'));
    expect(forwardedRequests).toHaveLength(2);
    expect(subjectsWith(({ replyTo }) => replyTo !== null)).toEqual(
      forwardedRequests.map(({ subject }) => subject),
    );
  });
});
