import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** A sent mail in the list of the simulated mailbox: path, subject and recipient. */
const MAIL_LINK =
  /href="(\/simulators\/mail\/[^"]+)"><span class="subject">([^<]*)<\/span><span class="small">Kepada ([^ ]+) /g;

/** Returns the paths of a recipient's mails with a matching subject, newest first. */
async function mailsTo(request: APIRequestContext, email: string, subject: RegExp): Promise<string[]> {
  const list = await (await request.get('/simulators/mail')).text();
  const rows = [...list.matchAll(MAIL_LINK)];
  return rows.flatMap(([, href = '', mailSubject = '', recipient]) =>
    recipient === email && subject.test(mailSubject) ? [href] : [],
  );
}

/** Waits for a recipient's mail, which a job sends; returns the path of a link in the newest mail. */
export async function linkFromMail(request: APIRequestContext, email: string, subject: RegExp, path: RegExp) {
  let link = '';
  await expect(async () => {
    const [newestPath] = await mailsTo(request, email, subject);
    expect(newestPath, `a mail to ${email}`).toBeTruthy();
    const html = await (await request.get(`${newestPath}/isi`)).text();
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => {
      const { pathname, search, hash } = new URL(href);
      return pathname + search + hash;
    });
    link = hrefs.find((candidate) => path.test(candidate)) ?? '';
    expect(link, `a link in ${newestPath}`).not.toBe('');
  }).toPass({ intervals: [200, 500], timeout: 20_000 });
  return link;
}

/** Waits for a recipient's mail and opens the newest mail in the simulated mailbox, which all tests share. */
export async function openMail(mailbox: Page, email: string, subject: RegExp) {
  const mailLinks = mailbox.getByRole('link', { name: subject }).filter({ hasText: `Kepada ${email} ` });
  await expect(async () => {
    await mailbox.goto('/simulators/mail');
    await expect(mailLinks).not.toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [200, 500], timeout: 20_000 });
  await mailLinks.first().click();
}
