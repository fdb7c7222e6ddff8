export { applyRate, applyRates, PPM, percentToPpm } from './rate.ts';
export { formatNumber, formatPercent, formatRupiah, parseRupiah, type Rupiah } from './rupiah.ts';
