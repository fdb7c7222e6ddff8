import { causesOf, documentsOfProduct, heirsMayClaim, heirsNotice } from '@naungan/domain/claim';
import { policyLookup } from '@naungan/domain/claim/record';
import { lineOf, type ProductType } from '@naungan/domain/lines';

/** The look-up's reply to the holder, for any product. */
function lookupOf(productType: ProductType, policyNumber: string, headTitle: string) {
  const { claimAttachments, optionalAttachment } = documentsOfProduct(productType);
  return policyLookup.parse({
    fullname: 'SARI WULANDARI',
    emailAddress: 'sari.wulandari@contoh.id',
    isHolder: true,
    policyNumber,
    productType,
    validityPeriod: {
      startDate: '2026-01-10',
      endDate: '2027-01-09',
      period: '10 Januari 2026 – 9 Januari 2027',
      original: 1,
    },
    notice: null,
    heirs: { mayClaim: heirsMayClaim(productType), notice: heirsNotice(productType) },
    detail: {
      productTitle: lineOf(productType).label,
      headTitle,
      items: [
        { title: 'Perusahaan Asuransi', value: 'Sambirejo Umum' },
        { title: 'Jenis Asuransi', value: lineOf(productType).label },
      ],
      causeOfClaim: causesOf(productType),
      claimAttachments,
      optionalAttachment,
      tsi: 450_000_000,
    },
    account: null,
  });
}

export const vehicle = lookupOf('kendaraan', 'POL-KND-2026-004417', 'Sambirejo Oto Lengkap');
export const fire = lookupOf('kebakaran', 'POL-KBK-2026-000210', 'Graha Aman Rumah Tinggal');
export const accident = {
  ...lookupOf('kecelakaandiri', 'POL-KCD-2026-000088', 'Siaga Diri 100'),
  isHolder: false,
  fullname: 'S*** W***',
  emailAddress: 's***@contoh.id',
};
