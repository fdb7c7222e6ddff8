import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the delivery of a printed policy. Names of statuses are not included. */
export const deliveryMessages = {
  title: 'Status Pengiriman',
  status: 'Status',
  notSent: MESSAGES.policy.notSent as string,
  courier: 'Kurir',
  trackingNumber: 'Nomor resi',
  noTrackingNumber: MESSAGES.policy.noTrackingNumber as string,
  sent: 'Tanggal pengiriman',
  received: 'Tanggal diterima',
  address: 'Alamat pengiriman',
  receivedOn: (date: string) => `Polis cetak diterima pada ${date}.`,
  sentOn: (date: string) => `Polis cetak dikirim pada ${date}.`,
  sentBy: (date: string, courier: string) => `Polis cetak dikirim pada ${date} lewat ${courier}.`,
};
