export { applyRate, applyRates, PPM, percentToPpm } from './rate.ts';
export { formatDecimal, formatNumber, formatRupiah, parseRupiah, type Rupiah } from './rupiah.ts';
