export { extractPrices } from './extract-prices.ts';
export { applyRate, applyRates, PPM, percentToPpm, perMilleToPpm } from './rate.ts';
export { formatDecimal, formatNumber, formatRupiah, parseRupiah, type Rupiah } from './rupiah.ts';
export { rupiahInWords } from './words.ts';
