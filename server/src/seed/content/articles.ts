import type { ArticleSeed } from './article.ts';
import { bedaAllRiskDanTlo } from './articles/beda-all-risk-dan-tlo.ts';
import { caraMembacaPolis } from './articles/cara-membaca-polis.ts';
import { cashlessAtauReimbursement } from './articles/cashless-atau-reimbursement.ts';
import { hakMengaduOjkDanLapsSjk } from './articles/hak-mengadu-ojk-dan-laps-sjk.ts';
import { hargaPertanggunganRumah } from './articles/harga-pertanggungan-rumah.ts';
import { kecelakaanDiriDanAsuransiJiwa } from './articles/kecelakaan-diri-dan-asuransi-jiwa.ts';
import { klaimSetelahBanjir } from './articles/klaim-setelah-banjir.ts';
import { masaMempelajariPolis } from './articles/masa-mempelajari-polis.ts';
import { memahamiMasaTunggu } from './articles/memahami-masa-tunggu.ts';
import { memahamiRisikoSendiri } from './articles/memahami-risiko-sendiri.ts';
import { menunjukPenerimaManfaat } from './articles/menunjuk-penerima-manfaat.ts';
import { penyakitYangSudahAdaSebelumnya } from './articles/penyakit-yang-sudah-ada-sebelumnya.ts';
import { perluasanJaminanKendaraan } from './articles/perluasan-jaminan-kendaraan.ts';
import { rumahSewaSiapaYangMengasuransikan } from './articles/rumah-sewa-siapa-yang-mengasuransikan.ts';
import { siapkanMobilUntukMudik } from './articles/siapkan-mobil-untuk-mudik.ts';
import { tarifOjkDanPremiYangWajar } from './articles/tarif-ojk-dan-premi-yang-wajar.ts';
import { zonaGempaDanPremiRumah } from './articles/zona-gempa-dan-premi-rumah.ts';

export const articles: ArticleSeed[] = [
  klaimSetelahBanjir,
  bedaAllRiskDanTlo,
  perluasanJaminanKendaraan,
  hakMengaduOjkDanLapsSjk,
  memahamiMasaTunggu,
  zonaGempaDanPremiRumah,
  masaMempelajariPolis,
  cashlessAtauReimbursement,
  menunjukPenerimaManfaat,
  tarifOjkDanPremiYangWajar,
  caraMembacaPolis,
  memahamiRisikoSendiri,
  rumahSewaSiapaYangMengasuransikan,
  hargaPertanggunganRumah,
  siapkanMobilUntukMudik,
  penyakitYangSudahAdaSebelumnya,
  kecelakaanDiriDanAsuransiJiwa,
];
