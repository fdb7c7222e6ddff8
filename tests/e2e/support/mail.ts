import { type APIRequestContext, expect, type Page } from '@playwright/test';

const LETTER =
  /href="(\/simulators\/mail\/[^"]+)"><span class="subject">([^<]*)<\/span><span class="small">Kepada ([^ ]+) /g;

/** Returns the addresses of a recipient's mails with a matching subject, newest first. */
async function mailsTo(request: APIRequestContext, email: string, subject: RegExp): Promise<string[]> {
  const list = await (await request.get('/simulators/mail')).text();
  const rows = [...list.matchAll(LETTER)];
  return rows.flatMap(([, href = '', title = '', to]) => (to === email && subject.test(title) ? [href] : []));
}

/** Returns the path of the link in a recipient's newest mail; waits, because mails are sent by a job. */
export async function linkFromMail(request: APIRequestContext, email: string, subject: RegExp, path: RegExp) {
  let link = '';
  await expect(async () => {
    const [newest] = await mailsTo(request, email, subject);
    expect(newest, `a mail to ${email}`).toBeTruthy();
    const html = await (await request.get(`${newest}/isi`)).text();
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => {
      const { pathname, search } = new URL(href);
      return pathname + search;
    });
    link = hrefs.find((candidate) => path.test(candidate)) ?? '';
    expect(link, `a link in ${newest}`).not.toBe('');
  }).toPass({ intervals: [200, 500], timeout: 20_000 });
  return link;
}

/** Opens a recipient's newest mail in the mailbox, which all journeys share. */
export async function openMail(mailbox: Page, email: string, subject: RegExp) {
  const letters = mailbox.getByRole('link', { name: subject }).filter({ hasText: `Kepada ${email} ` });
  await expect(async () => {
    await mailbox.goto('/simulators/mail');
    await expect(letters).not.toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [200, 500], timeout: 20_000 });
  await letters.first().click();
}
