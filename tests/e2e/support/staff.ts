import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import type { DeskRole } from '../../../packages/domain/src/desk-roles/index.ts';
import { deskAccount } from './desk.ts';

export type StaffAccount = { email: string; password: string };

/** Adds a person of the staff, with the password of the desk's account, to the database at the URL. */
export async function insertStaff(
  url: string,
  password: string,
  roles: readonly DeskRole[],
): Promise<StaffAccount> {
  const email = `${roles.join('-')}-${randomUUID().slice(0, 8)}@naungan.test`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `insert into users (full_name, email, role, email_verified_at, password_hash)
       select $1, $2, 'desk', now(), password_hash from users where role = 'desk' limit 1 returning id`,
      [roles.join(' ').toUpperCase(), email],
    );
    await client.query('insert into desk_people (user_id, roles) values ($1, $2)', [rows[0].id, roles]);
  } finally {
    await client.end();
  }
  return { email, password };
}

/** Adds a person of the staff to the server of the journeys. */
export async function createStaff(...roles: DeskRole[]): Promise<StaffAccount> {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'postgres.json');
  const { url } = JSON.parse(await readFile(file, 'utf8'));
  return insertStaff(url, (await deskAccount()).password, roles);
}

/** Opens an address of the desk in a separate browser context, and signs the person in by keyboard. */
export async function openDesk(
  browser: Browser,
  { email, password }: StaffAccount,
  address: string,
  origin = '',
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin}/desk#${address}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  return page;
}
