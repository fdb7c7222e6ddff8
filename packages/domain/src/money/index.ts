export { applyRate, applyRates, PPM, percentToPpm } from './rate.ts';
export { formatNumber, formatRupiah, parseRupiah, type Rupiah } from './rupiah.ts';
