/** Hubungan penerima manfaat: relationship of a beneficiary to the insured [2 §5]. */
export const RELATIONSHIPS = [
  { value: 'ORANG TUA', label: 'ORANG TUA' },
  { value: 'SUAMI', label: 'SUAMI' },
  { value: 'ISTRI', label: 'ISTRI' },
  { value: 'ANAK KANDUNG', label: 'ANAK KANDUNG' },
  { value: 'SAUDARA KANDUNG', label: 'SAUDARA KANDUNG' },
] as const;
