/** The explanations of the occupations of households and small businesses, by id. Each explains the difference to similar occupations. */
const EXPLANATIONS: Record<string, string> = {
  2491: 'Usaha cuci pakaian atau setrika, termasuk laundry kiloan.',
  2465: 'Penjahit atau konveksi kecil, termasuk yang dikerjakan di rumah. Bukan pabrik garmen.',
  2532: 'Usaha cetak, sablon, atau fotokopi.',
  261: 'Pembuatan mebel atau kerajinan dari kayu, bambu, atau rotan. Bukan toko mebel.',
  2709: 'Penggilingan padi menjadi beras.',
  2722: 'Tempat membuat roti, kue, atau biskuit.',
  2723: 'Tempat membuat makanan olahan, misalnya tahu, tempe, mi, atau kerupuk.',
  2734: 'Kandang ayam, burung walet, atau unggas lain.',
  2735: 'Kandang sapi, kambing, atau ternak lain selain unggas.',
  2771: 'Gudang berpendingin atau pabrik es.',
  2922: 'Studio foto, cuci cetak foto, atau penggandaan film.',
  2930: 'Apotek atau toko obat.',
  29311: 'Toserba besar, luasnya lebih dari 200 m².',
  29312: 'Pasar swalayan besar, luasnya lebih dari 200 m².',
  '29313-a': 'Mal atau pusat perbelanjaan kelas A.',
  '29313-b': 'Mal atau pusat perbelanjaan kelas B.',
  29314: 'Toko bahan makanan.',
  2932: 'Tempat menyimpan dan mengirim barang yang dijual secara daring.',
  2933: 'Minimarket, toko kelontong, atau cabang toko jaringan, luasnya di bawah 200 m².',
  2934: 'Toko, kios, atau ruko, termasuk bila lantai atasnya ditinggali. Bukan cabang toko jaringan.',
  2935: 'Pasar tradisional beserta kios dan losnya.',
  29371: 'Gudang untuk menyimpan barang sendiri.',
  29378: 'Gudang yang disewakan untuk menyimpan barang orang lain.',
  29383: 'SPBU atau tempat penjualan bensin dan solar.',
  29395: 'Ruang pamer, misalnya dealer kendaraan, tanpa bengkel.',
  29411: 'Hotel bintang 1 atau 2, hotel melati, homestay, atau penginapan lain.',
  29412: 'Hotel bintang 3, 4, atau 5.',
  2942: 'Tempat hiburan malam, karaoke, bar, atau biliar.',
  29432: 'Tempat olahraga, misalnya gym, lapangan futsal, atau lapangan badminton.',
  2945: 'Restoran, rumah makan, kafe, atau katering di bangunan permanen.',
  2946: 'Warung atau kedai di bangunan tidak permanen, misalnya berdinding papan atau tenda.',
  2947: 'Salon kecantikan, tempat pangkas rambut, atau spa.',
  2951: 'Rumah sakit, klinik, praktik dokter atau bidan, atau panti.',
  2952: 'Masjid, musala, gereja, pura, wihara, kelenteng, atau rumah ibadah lain.',
  2953: 'Sekolah, kampus, pesantren, taman kanak-kanak, atau tempat kursus.',
  2961: 'Bengkel kendaraan yang juga mengelas, mengecat, atau memperbaiki bodi.',
  2963: 'Bengkel servis atau cuci kendaraan, tanpa mengelas, mengecat, atau memperbaiki bodi.',
  2971: 'Apartemen, rumah susun, kantor, atau gedung parkir, paling tinggi 6 lantai.',
  2972: 'Apartemen, rumah susun, kantor, atau gedung parkir setinggi 7 sampai 18 lantai.',
  2973: 'Apartemen, kantor, atau gedung parkir setinggi 19 sampai 24 lantai.',
  2974: 'Gedung serbaguna, aula, atau balai pertemuan.',
  2975: 'Apartemen, kantor, atau gedung parkir setinggi 25 lantai atau lebih.',
  2976: 'Rumah untuk satu keluarga, ditempati atau dikontrakkan, paling tinggi 3 lantai. Bukan ruko atau rumah kos.',
  29761: 'Rumah yang kamarnya disewakan kepada banyak penghuni: kos, rumah petak, atau asrama.',
  2991: 'Bangunan yang sedang dibangun atau dirombak.',
};

/** The groups of the regulator's table of occupations by the first digits of the code; longer prefixes are first. */
const GROUPS: [codePrefix: string, name: string][] = [
  ['290', 'prasarana angkutan dan bandara'],
  ['291', 'kontraktor dan alat berat'],
  ['292', 'hiburan, penyiaran, dan telekomunikasi'],
  ['293', 'perdagangan dan penyimpanan'],
  ['294', 'hotel, restoran, dan rekreasi'],
  ['295', 'kesehatan, pendidikan, dan sosial'],
  ['296', 'bengkel dan pul kendaraan'],
  ['297', 'hunian, kantor, dan laboratorium'],
  ['298', 'bangunan umum'],
  ['20', 'pertambangan, minyak, dan gas'],
  ['21', 'bahan galian, semen, keramik, dan kaca'],
  ['22', 'logam, mesin, kendaraan, dan elektronik'],
  ['23', 'bahan kimia, farmasi, dan plastik'],
  ['24', 'tekstil, pakaian, dan penatu'],
  ['25', 'kertas, percetakan, kulit, dan karet'],
  ['26', 'kayu, rotan, dan bambu'],
  ['27', 'makanan, minuman, peternakan, dan tembakau'],
  ['28', 'listrik, gas, dan air'],
  ['3', 'perkebunan dan pertanian'],
];

/** Returns one or two sentences about the buildings of an occupation; '' for an unknown code. */
export function explainOccupation({ _id, code }: { _id: string; code: string }): string {
  const explanation = EXPLANATIONS[_id];
  if (explanation !== undefined) return explanation;
  const group = GROUPS.find(([codePrefix]) => code.startsWith(codePrefix));
  return group ? `Termasuk kelompok usaha ${group[1]}.` : '';
}
