/** Penghasilan (income): the 16 brackets of the profile [1 §3]. */
export const INCOME_BRACKETS = [
  { value: 'I01', label: '0 s/d Rp 1 juta' },
  { value: 'I02', label: 'Rp 1 juta s/d Rp 3 juta' },
  { value: 'I03', label: 'Rp 3 juta s/d Rp 5 juta' },
  { value: 'I04', label: 'Rp 5 juta s/d Rp 10 juta' },
  { value: 'I05', label: 'Rp 10 juta s/d Rp 25 juta' },
  { value: 'I06', label: 'Rp 25 juta s/d Rp 50 juta' },
  { value: 'I07', label: 'Rp 50 juta s/d Rp 100 juta' },
  { value: 'I08', label: 'Rp 100 juta s/d Rp 250 juta' },
  { value: 'I09', label: 'Rp 250 juta s/d Rp 500 juta' },
  { value: 'I10', label: 'Rp 500 juta s/d Rp 1 milyar' },
  { value: 'I11', label: 'Rp 1 milyar s/d Rp 2,5 milyar' },
  { value: 'I12', label: 'Rp 2,5 milyar s/d Rp 5 milyar' },
  { value: 'I13', label: 'Rp 5 milyar s/d Rp 10 milyar' },
  { value: 'I14', label: 'Rp 10 milyar s/d Rp 20 milyar' },
  { value: 'I15', label: 'Rp 20 milyar s/d Rp 30 milyar' },
  { value: 'I16', label: 'Rp 30 milyar s/d Rp 50 milyar' },
] as const;
