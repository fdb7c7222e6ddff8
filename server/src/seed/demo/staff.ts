import type { DeskRole } from '@naungan/domain/desk-roles';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { deskPeople, insurers, users } from '../../db/schema.ts';
import { hashPassword } from '../../modules/accounts/password.ts';
import { demoLogin } from './account.ts';

type DemoPerson = {
  /** The part of the address before the @. */
  name: string;
  fullName: string;
  roles: DeskRole[];
  /** The code of the insurer for which the person works. */
  insurer?: string;
  totpSecret?: string;
};

/** Staff with the password of the demo member (docs/development.md). All secrets are public. */
const DEMO_STAFF: readonly DemoPerson[] = [
  { name: 'underwriter', fullName: 'Ujang Permana', roles: ['underwriter'] },
  { name: 'klaim', fullName: 'Kartika Sari', roles: ['claims'] },
  { name: 'layanan', fullName: 'Lestari Dewi', roles: ['service'] },
  { name: 'keuangan', fullName: 'Krisna Putra', roles: ['finance'] },
  { name: 'editor', fullName: 'Edi Susanto', roles: ['editor'] },
  { name: 'supervisor', fullName: 'Supriyadi Hakim', roles: ['supervisor'] },
  { name: 'asuransi', fullName: 'Asih Rahmawati', roles: ['underwriter', 'claims'], insurer: 'SBK' },
  {
    name: 'dua-langkah',
    fullName: 'Dua Langkah',
    roles: ['underwriter'],
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
];

/** Adds the missing demo staff, without a second factor except for one person. Only for development. */
export async function ensureDemoStaff(db: Db, config: Config, now: Date): Promise<void> {
  const [, domain] = config.BRAND.email.split('@');
  const storedRows = await db.select({ email: users.email }).from(users).where(eq(users.role, 'desk'));
  const storedEmails = new Set(storedRows.map(({ email }) => email));
  const missing = DEMO_STAFF.filter(({ name }) => !storedEmails.has(`${name}@${domain}`));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demoLogin(config).password);
  const insurerRows = await db.select({ id: insurers.id, code: insurers.code }).from(insurers);
  for (const { name, fullName, roles, insurer, totpSecret } of missing) {
    const account = {
      fullName,
      email: `${name}@${domain}`,
      role: 'desk',
      passwordHash,
      emailVerifiedAt: now,
    };
    const [user] = await db.insert(users).values(account).onConflictDoNothing().returning();
    const insurerId = insurerRows.find(({ code }) => code === insurer)?.id;
    if (user) await db.insert(deskPeople).values({ userId: user.id, roles, insurerId, totpSecret });
  }
}
