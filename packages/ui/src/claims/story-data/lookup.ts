import {
  type CauseCover,
  canHeirClaim,
  causeNotices,
  causesOf,
  documentsOfProduct,
  heirNotice,
  UNRESTRICTED_COVER,
} from '@naungan/domain/claim';
import { policyLookup } from '@naungan/domain/claim/record';
import { lineOf, type ProductType } from '@naungan/domain/lines';
import { healthCauseCover } from '@naungan/domain/lines/health';
import { propertyCauseCover } from '@naungan/domain/lines/property';
import { vehicleCauseCover } from '@naungan/domain/lines/vehicle';

const START_DATE = '2026-01-10';

/**
 * By product, a function that returns whether a cause is covered. The vehicle and property policies have no
 * extensions; the health policy has a waiting period.
 */
const COVERS: Readonly<Partial<Record<ProductType, (cause: string) => CauseCover>>> = {
  kendaraan: (cause) => vehicleCauseCover({ cover: 'allrisk', extensions: [] }, cause),
  kebakaran: (cause) => propertyCauseCover({ hasFloodCover: false }, cause),
  kesehatan: (cause) =>
    healthCauseCover({ waitingDays: 30, coversMaternity: false, coversTreatment: true }, cause),
};

/** Returns the response of a look-up by the policyholder, for any product. */
function lookupOf(productType: ProductType, policyNumber: string, headTitle: string) {
  const { claimAttachments, optionalAttachment } = documentsOfProduct(productType);
  return policyLookup.parse({
    fullname: 'SARI WULANDARI',
    emailAddress: 'sari.wulandari@contoh.id',
    isHolder: true,
    policyNumber,
    productType,
    validityPeriod: {
      startDate: START_DATE,
      endDate: '2027-01-09',
      period: '10 Januari 2026 – 9 Januari 2027',
      original: 1,
    },
    notice: null,
    heirs: { mayClaim: canHeirClaim(productType), notice: heirNotice(productType) },
    detail: {
      productTitle: lineOf(productType).label,
      headTitle,
      items: [
        { title: 'Perusahaan Asuransi', value: 'Sambirejo Umum' },
        { title: 'Jenis Asuransi', value: lineOf(productType).label },
      ],
      causeOfClaim: causesOf(productType).map(({ value, label }) => ({
        value,
        label,
        ...causeNotices(COVERS[productType]?.(value) ?? UNRESTRICTED_COVER, START_DATE),
      })),
      claimAttachments,
      optionalAttachment,
      tsi: 450_000_000,
    },
    account: null,
  });
}

export const vehicleLookup = lookupOf('kendaraan', 'POL-KND-2026-004417', 'Sambirejo Oto Lengkap');
export const fireLookup = lookupOf('kebakaran', 'POL-KBK-2026-000210', 'Graha Aman Rumah Tinggal');
export const healthLookup = lookupOf('kesehatan', 'POL-KES-2026-000017', 'Sambirejo Sehat 350');
/** The response of a look-up by a visitor, with a masked policyholder. */
export const accidentLookup = {
  ...lookupOf('kecelakaandiri', 'POL-KCD-2026-000088', 'Siaga Diri 100'),
  isHolder: false,
  fullname: 'S*** W***',
  emailAddress: 's***@contoh.id',
};
