/** Pekerjaan (profession): the 12 options of the profile. */
export const PROFESSIONS = [
  { value: 'P01', label: 'Karyawan swasta' },
  { value: 'P02', label: 'Pegawai Negeri Sipil / ASN' },
  { value: 'P03', label: 'TNI / Polri' },
  { value: 'P04', label: 'Pegawai BUMN / BUMD' },
  { value: 'P05', label: 'Wiraswasta / pengusaha' },
  { value: 'P06', label: 'Profesional (dokter, pengacara, akuntan, notaris)' },
  { value: 'P07', label: 'Guru / dosen' },
  { value: 'P08', label: 'Pelajar / mahasiswa' },
  { value: 'P09', label: 'Ibu rumah tangga' },
  { value: 'P10', label: 'Petani / nelayan / peternak' },
  { value: 'P11', label: 'Buruh / pekerja lapangan / pengemudi' },
  { value: 'P12', label: 'Pensiunan / lainnya' },
] as const;
