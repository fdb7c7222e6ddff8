const wordSet = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Common names of buildings by the id of their occupation. Contains only names that mean one occupation: an apartment, a
 * warehouse or a hotel has several, depending on its storeys, goods or stars.
 */
const OCCUPATION_NAMES: Readonly<Record<string, string>> = {
  2976: 'rumah,rumah tinggal,rumah tempat tinggal,tempat tinggal,rumah hunian,hunian,kediaman',
  2934: 'toko,ruko,rukan,rumah toko,kios,butik,toko atau ruko',
  29761:
    'kos,kost,kosan,kostan,kos kosan,kost kostan,kosan kosan,indekos,indekost,rumah kos,rumah kost,rumah kosan,kamar kos',
  2945: 'rumah makan,restoran,restaurant,resto,kafe,cafe',
};

/** The id of the occupation that a name certainly means. */
export const OCCUPATION_OF_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(OCCUPATION_NAMES).flatMap(([id, names]) => names.split(',').map((name) => [name, id])),
);

/** Words without a meaning for the search. 'dan' is not among them: 'rumah dan toko' are two buildings. */
export const FILLER_WORDS = wordSet(`
  asuransi asuransikan insurance proteksi perlindungan properti property bangunan kebakaran
  harga seharga nilai senilai sekitar kisaran rp idr
  saya aku gue kami kita punya milik pribadi sendiri mau ingin cari mencari tolong mohon halo hai
  untuk buat yang ini itu dengan kak min gan bang pak bu ya
`);

/** Words that describe a building but answer no question of the form. */
export const DETAIL_WORDS = wordSet(`
  baru lama tua bekas second seken minimalis mewah sederhana subsidi cluster klaster bertingkat tingkat kpr shm
  putri putra campur eksklusif exclusive gempa bumi banjir premi
`);

/** Words before an address. All words after them belong to the address. */
export const ADDRESS_WORDS = wordSet(`
  di jl jln jalan gang gg komplek kompleks perumahan perum kelurahan kel kecamatan kec kabupaten kab kota daerah
  dekat sekitaran
`);

/** Words that show that an amount is not the price of the building, or not its exact price. */
export const PRICE_CONDITIONS = wordSet(`
  premi cicilan angsuran cicil kredit dp uang muka bayar kontrak sewa per perbulan pertahun sebulan setahun
  tanah njop isi perabot inventaris isinya budget bujet anggaran gaji
  minimal maksimal min max maks dibawah bawah diatas atas lebih kurang limit antara hingga sampai sd atau dan
  lebar panjang luas tinggi jarak ukuran
`);

/** Cities and provinces. Contains no names that also describe a building: 'rumah batu'. */
export const PLACE_NAMES = wordSet(`
  aceh medan binjai siantar padang bukittinggi pekanbaru dumai batam jambi bengkulu palembang lampung metro bangka
  belitung jakarta jkt dki jaksel jakbar jaktim jakut jakpus jabodetabek depok bekasi tangerang tangsel serpong bsd
  bintaro ciputat cikarang cinere bogor cibinong cileungsi cibubur serang cilegon banten karawang cikampek purwakarta
  subang sukabumi cianjur bandung bdg cimahi lembang soreang garut sumedang tasikmalaya tasik ciamis cirebon indramayu
  majalengka kuningan jabar semarang smg ungaran kendal salatiga demak solo surakarta sukoharjo klaten boyolali
  karanganyar sragen magelang purwokerto banyumas cilacap kebumen tegal brebes pekalongan kudus jepara pati jateng
  yogyakarta jogja jogjakarta yogya sleman bantul diy surabaya sby sidoarjo gresik malang pasuruan probolinggo jember
  banyuwangi kediri blitar tulungagung madiun mojokerto jombang lamongan tuban bojonegoro madura jatim bali denpasar
  badung kuta ubud gianyar lombok mataram kupang flores pontianak singkawang palangkaraya banjarmasin banjarbaru
  samarinda balikpapan bontang tarakan kalimantan manado gorontalo palu kendari makassar parepare sulawesi ambon
  ternate jayapura sorong papua sumatera jawa indonesia
`);

/** Directions after a place: 'jakarta selatan'. */
export const DIRECTION_WORDS = wordSet('utara selatan timur barat tengah pusat');
