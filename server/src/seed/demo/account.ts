import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { hashPassword } from '../../modules/accounts/password.ts';
import { insertUser, userByEmail } from '../../modules/accounts/repository.ts';

/** A fictional person; also the policyholder of every demo order. */
export const DEMO_NAME = 'Siti Rahayu';
export const DEMO_PHONE = '6281200000001';
export const DEMO_IDENTITY_NUMBER = '3174035507900001';

const PROFILE = {
  addreses: {
    province: 'DKI Jakarta',
    district: 'Kota Administrasi Jakarta Selatan',
    sub_district: 'Mampang Prapatan',
    urban_village: 'Bangka',
    neighbourhood: '001',
    hamlet: '002',
    postalCode: '12730',
    address: 'Jalan Kemang Utara No. 19',
  },
  account: {
    bank: 'Bank Central Asia (BCA)',
    account_number: '1234567890',
    account_owner: DEMO_NAME.toUpperCase(),
  },
  profile: {
    profession: 'P01',
    businessField: 'B01',
    income: 'I04',
    citizen: 'indonesia',
    identiyType: 'ktp',
    identityNumber: DEMO_IDENTITY_NUMBER,
    npwp_number: '',
    gender: 'perempuan',
  },
};

/** Returns the login of the demo member; the password is public, so production rejects SEED_DEMO. */
export const demoLogin = ({ BRAND }: Pick<Config, 'BRAND'>): { email: string; password: string } => ({
  email: `demo@${BRAND.email.split('@')[1]}`,
  password: 'Naungan-Demo-1',
});

/** Returns the id of the demo member; adds a missing member, with a complete profile and a verified e-mail address. */
export async function ensureDemoMember(db: Db, config: Config, registeredAt: Date): Promise<string> {
  const { email, password } = demoLogin(config);
  const existingMember = await userByEmail(db, email);
  if (existingMember) return existingMember.id;
  const insertedMember = await insertUser(db, {
    fullName: DEMO_NAME,
    email,
    phoneNumber: DEMO_PHONE,
    passwordHash: await hashPassword(password),
    emailVerifiedAt: registeredAt,
    createdAt: registeredAt,
    updatedAt: registeredAt,
    ...PROFILE,
  });
  const member = insertedMember ?? (await userByEmail(db, email));
  if (!member) throw new Error(`The demo member cannot be added: ${DEMO_PHONE} belongs to another member`);
  return member.id;
}
