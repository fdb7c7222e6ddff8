import type { Option } from '../lists/option.ts';

/** The insured risk of a claim. Each risk has causes and documents; a policy may insure several risks. */
export const CLAIM_RISKS = ['vehicle', 'fire', 'earthquake', 'personal-accident', 'health'] as const;

export type ClaimRisk = (typeof CLAIM_RISKS)[number];

/** The code of the cause 'theft of the vehicle'. With this cause the claim form has fields for a bank account [3 §9]. */
export const VEHICLE_THEFT = '2002';

/** The code of the cause 'claim by a third party'. */
export const LIABILITY_CAUSE = 'VE14';

/**
 * The code of the documents about a third party's claim [3 §9]. It is not the code of a cause, because a claim for another
 * cause, such as a collision, may also concern a third party.
 */
export const THIRD_PARTY_DOCUMENTS = '2003';

/** The causes of each risk. Source: `server/seed/data/SOURCES.md`; only the code 2002 is from the specification. */
export const CLAIM_CAUSES: Readonly<Record<ClaimRisk, readonly Option[]>> = {
  vehicle: [
    { value: 'VE01', label: 'Tabrakan dengan kendaraan lain' },
    { value: 'VE02', label: 'Menabrak benda diam' },
    { value: 'VE03', label: 'Terbalik / tergelincir / terperosok' },
    { value: 'VE04', label: 'Baret / perbuatan jahat orang lain' },
    { value: VEHICLE_THEFT, label: 'Pencurian kendaraan' },
    { value: 'VE06', label: 'Pencurian perlengkapan' },
    { value: 'VE07', label: 'Kebakaran kendaraan' },
    { value: 'VE08', label: 'Sambaran petir' },
    { value: 'VE09', label: 'Banjir' },
    { value: 'VE10', label: 'Angin topan / pohon tumbang' },
    { value: 'VE11', label: 'Gempa bumi / tsunami' },
    { value: 'VE12', label: 'Kerusuhan / huru-hara' },
    { value: 'VE13', label: 'Terorisme / sabotase' },
    { value: LIABILITY_CAUSE, label: 'Tuntutan pihak ketiga' },
    { value: 'VE15', label: 'Cedera pengemudi / penumpang' },
    { value: 'VE16', label: 'Kaca pecah' },
  ],
  fire: [
    { value: 'FI01', label: 'Kebakaran (korsleting listrik)' },
    { value: 'FI02', label: 'Kebakaran (kompor / tabung gas)' },
    { value: 'FI03', label: 'Rambatan api dari bangunan lain' },
    { value: 'FI04', label: 'Sambaran petir' },
    { value: 'FI05', label: 'Ledakan' },
    { value: 'FI06', label: 'Kejatuhan pesawat terbang' },
    { value: 'FI07', label: 'Asap' },
    { value: 'FI08', label: 'Kerusuhan / huru-hara' },
    { value: 'FI09', label: 'Banjir' },
    { value: 'FI10', label: 'Angin topan / badai' },
    { value: 'FI11', label: 'Tanah longsor' },
    { value: 'FI12', label: 'Kebongkaran / pencurian' },
    { value: 'FI13', label: 'Tertabrak kendaraan' },
  ],
  earthquake: [
    { value: 'EA01', label: 'Gempa bumi' },
    { value: 'EA02', label: 'Letusan gunung berapi' },
    { value: 'EA03', label: 'Tsunami' },
    { value: 'EA04', label: 'Kebakaran setelah gempa bumi' },
    { value: 'EA05', label: 'Likuifaksi / longsor akibat gempa' },
  ],
  'personal-accident': [
    { value: 'PA01', label: 'Kecelakaan lalu lintas' },
    { value: 'PA02', label: 'Terjatuh' },
    { value: 'PA03', label: 'Kecelakaan kerja' },
    { value: 'PA04', label: 'Tenggelam' },
    { value: 'PA05', label: 'Luka bakar / ledakan' },
    { value: 'PA06', label: 'Gigitan hewan' },
    { value: 'PA07', label: 'Keracunan gas / uap' },
    { value: 'PA08', label: 'Tersengat listrik' },
    { value: 'PA09', label: 'Kecelakaan olahraga' },
    { value: 'PA10', label: 'Tindak kejahatan' },
  ],
  health: [
    { value: 'HE01', label: 'Demam berdarah' },
    { value: 'HE02', label: 'Tifus' },
    { value: 'HE03', label: 'Diare / gastroenteritis' },
    { value: 'HE04', label: 'Infeksi saluran napas / pneumonia' },
    { value: 'HE05', label: 'Usus buntu' },
    { value: 'HE06', label: 'Kecelakaan / patah tulang' },
    { value: 'HE07', label: 'Melahirkan' },
    { value: 'HE08', label: 'Penyakit jantung' },
    { value: 'HE09', label: 'Stroke' },
    { value: 'HE10', label: 'Kanker' },
    { value: 'HE11', label: 'Batu ginjal' },
    { value: 'HE12', label: 'Hernia' },
    { value: 'HE13', label: 'Katarak' },
    { value: 'HE14', label: 'Diabetes' },
    { value: 'HE15', label: 'Lainnya' },
  ],
};

/** Returns the risk of a cause, or `null` for an unknown code. */
export function riskOfCause(cause: string): ClaimRisk | null {
  return CLAIM_RISKS.find((risk) => CLAIM_CAUSES[risk].some(({ value }) => value === cause)) ?? null;
}
