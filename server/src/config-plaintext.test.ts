import { expect, it } from 'vitest';
import { plaintextServices } from './config-plaintext.ts';

const check = (settings: object, PLAINTEXT_HOSTS: string[] = []) =>
  plaintextServices({ ...settings, PLAINTEXT_HOSTS });

it.each([
  { DATABASE_URL: 'postgres://naungan@db.contoh.test/naungan' },
  { DATABASE_URL: 'postgres://naungan@db.contoh.test/naungan?sslmode=prefer' },
  { DATABASE_URL: 'postgresql://naungan@10.0.0.5:5432/naungan?sslmode=disable' },
  { DATABASE_URL: 'postgres:///naungan?host=db.contoh.test' },
  { SMTP_URL: 'smtp://surat.contoh.test:587' },
  { SMTP_URL: 'smtp://surat.contoh.test:587/?requireTLS=false' },
  { CLAMAV_URL: 'tcp://10.0.0.6:3310' },
  { S3_ENDPOINT: 'http://s3.contoh.test' },
  { MIDTRANS_BASE_URL: 'http://api.midtrans.test' },
  { BTN_BASE_URL: 'http://bank.contoh.test' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://jejak.contoh.test:4318' },
])('a service on another machine without TLS is reported: %j', (settings) => {
  expect(check(settings)).toEqual(Object.keys(settings));
});

it.each([
  { DATABASE_URL: 'postgres://naungan@db.contoh.test/naungan?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://naungan@db.contoh.test/naungan?application_name=a&sslmode=require' },
  { DATABASE_URL: 'postgres://naungan@localhost:5432/naungan' },
  { DATABASE_URL: 'postgres://naungan@[::1]/naungan' },
  { DATABASE_URL: 'postgres:///naungan?host=/run/postgresql' },
  { SMTP_URL: 'smtps://surat.contoh.test:465' },
  { SMTP_URL: 'smtp://surat.contoh.test:587/?requireTLS=true' },
  { SMTP_URL: 'smtp://127.0.0.1:25' },
  { CLAMAV_URL: 'unix:///run/clamav/clamd.ctl' },
  { CLAMAV_URL: 'tcp://127.0.0.1:3310' },
  { S3_ENDPOINT: 'https://s3.contoh.test' },
  {},
])('a service on this machine or with TLS is accepted: %j', (settings) => {
  expect(check(settings)).toEqual([]);
});

it('a host that is listed may be reached without TLS', () => {
  const settings = { DATABASE_URL: 'postgres://naungan@db/naungan', SMTP_URL: 'smtp://surat:25' };
  expect(check(settings, ['db'])).toEqual(['SMTP_URL']);
  expect(check(settings, ['db', 'surat'])).toEqual([]);
});
