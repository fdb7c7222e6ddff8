export const certificateCheckMessages = {
  unknown: 'Sertifikat tidak dikenali',
  unknownText:
    'Kode ini tidak cocok dengan sertifikat mana pun yang kami terbitkan. Pastikan kode QR dipindai dari dokumen aslinya.',
  upcoming: 'Sertifikat asli, belum berlaku',
  upcomingText:
    'Sertifikat ini kami terbitkan, dan pertanggungannya belum dimulai. Lihat masa pertanggungan di bawah ini.',
  active: 'Sertifikat asli dan berlaku',
  activeText: 'Sertifikat ini kami terbitkan dan pertanggungannya sedang berlaku.',
  ended: 'Sertifikat asli, tetapi tidak berlaku',
  endedText:
    'Sertifikat ini kami terbitkan, tetapi masa pertanggungannya sudah berakhir atau polisnya dibatalkan.',
  number: 'Nomor polis',
  period: 'Masa pertanggungan',
  privacy: 'Demi keamanan, data pemegang polis tidak ditampilkan di halaman ini.',
};
