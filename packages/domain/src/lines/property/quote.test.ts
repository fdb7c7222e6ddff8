import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRate, PPM, perMilleToPpm } from '../../money/rate.ts';
import { formatRupiah } from '../../money/rupiah.ts';
import { CONSTRUCTION_CLASSES, type ConstructionClass, isConstructionClass } from './building-options.ts';
import { EARTHQUAKE_RATES, EARTHQUAKE_ZONES, earthquakeBand } from './earthquake-rates.ts';
import { eligibilityProblems } from './eligibility-problem.ts';
import { explainPremium } from './explanation.ts';
import { FLOOD_RATES, floodOptions, floodRegion } from './flood-rates.ts';
import { FLOOD_ZONES, type FloodZone } from './flood-zone.ts';
import { checkStoreys } from './occupation.ts';
import { type PropertyPrices, policyPriceRows, propertyPrice, propertyPriceRows } from './price.ts';
import { isPropertyType, PROPERTY_TYPE_ROWS, PROPERTY_TYPES, type PropertyType } from './property-type.ts';
import { adminFees, propertyPremium, quoteProperty } from './quote.ts';
import { OCCUPATIONS, occupationOf, REGENCIES, readTable } from './tariff.fixture.ts';
import type { PricedBuilding } from './tariff.ts';
import { bandText, perMilleText, rateAtPosition } from './tariff-band.ts';

/**
 * Columns: title | type | occupation and construction class | frame (RB) or none (NRB) and storeys | regency | zone |
 * price | position in the band of fire rates | flood zone, and position in the band of its flood rates | years |
 * configured fees | calculation | premium | charged fees | total.
 * The values were calculated with decimal numbers from the files of `server/seed/data/property`, without this package.
 * A position is 0% at the lower end of a band and 100% at the upper end. Configured fees: 'admin' of fire +
 * earthquake, 'cetak' for the printed policy, and 'layanan' for the service fee with its maximum ('maks').
 */
const EXAMPLES = `
house, lower end | kebakaran | 2976 class1 | RB 1 | Kota Administrasi Jakarta Selatan | 4 | 500.000.000 | 0% | - | 1 | - | 500.000.000 × 0,294‰ = 147.000 | 147.000 | - | 147.000
house, upper end | kebakaran | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 500.000.000 | 100% | - | 1 | - | 500.000.000 × 0,328‰ = 164.000 | 164.000 | - | 164.000
shop, middle | kebakaran | 2934 class1 | RB 2 | Kota Surabaya | 3 | 750.000.000 | 50% | - | 1 | - | 750.000.000 × 1,71‰ = 1.282.500 | 1.282.500 | - | 1.282.500
house, lower end | kebakaran | 2976 class2 | RB 1 | Kota Administrasi Jakarta Selatan | 4 | 500.000.000 | 0% | - | 1 | - | 500.000.000 × 0,397‰ = 198.500 | 198.500 | - | 198.500
house, upper end | kebakaran | 2976 class2 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 500.000.000 | 100% | - | 1 | - | 500.000.000 × 0,443‰ = 221.500 | 221.500 | - | 221.500
shop, middle | kebakaran | 2934 class2 | RB 2 | Kota Surabaya | 3 | 750.000.000 | 50% | - | 1 | - | 750.000.000 × 2,565‰ = 1.923.750 | 1.923.750 | - | 1.923.750
house, lower end | kebakaran | 2976 class3 | RB 1 | Kota Administrasi Jakarta Selatan | 4 | 500.000.000 | 0% | - | 1 | - | 500.000.000 × 0,499‰ = 249.500 | 249.500 | - | 249.500
house, upper end | kebakaran | 2976 class3 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 500.000.000 | 100% | - | 1 | - | 500.000.000 × 0,558‰ = 279.000 | 279.000 | - | 279.000
shop, middle | kebakaran | 2934 class3 | RB 2 | Kota Surabaya | 3 | 750.000.000 | 50% | - | 1 | - | 750.000.000 × 3,42‰ = 2.565.000 | 2.565.000 | - | 2.565.000
boarding house is no house | kebakaran | 29761 class1 | RB 3 | Kota Yogyakarta | 4 | 900.000.000 | 0% | - | 1 | - | 900.000.000 × 0,478‰ = 430.200 | 430.200 | - | 430.200
house of three storeys | kebakaran | 2976 class1 | RB 3 | Kota Administrasi Jakarta Selatan | 4 | 1.200.000.000 | 25% | - | 1 | - | 1.200.000.000 × 0,303‰ = 363.600 | 363.600 | - | 363.600
flat, six storeys | kebakaran | 2971 class1 | RB 6 | Kota Administrasi Jakarta Selatan | 4 | 650.000.000 | 40% | - | 1 | - | 650.000.000 × 0,405‰ = 263.250 | 263.250 | - | 263.250
flat, seven storeys | kebakaran | 2972 class1 | RB 7 | Kota Administrasi Jakarta Selatan | 4 | 650.000.000 | 40% | - | 1 | - | 650.000.000 × 0,423‰ = 274.950 | 274.950 | - | 274.950
flat, 19 storeys | kebakaran | 2973 class1 | RB 19 | Kota Administrasi Jakarta Selatan | 4 | 650.000.000 | 40% | - | 1 | - | 650.000.000 × 0,394‰ = 256.100 | 256.100 | - | 256.100
flat, 25 storeys | kebakaran | 2975 class1 | RB 25 | Kota Administrasi Jakarta Selatan | 4 | 650.000.000 | 40% | - | 1 | - | 650.000.000 × 0,501‰ = 325.650 | 325.650 | - | 325.650
chain store | kebakaran | 2933 class2 | RB 1 | Kota Medan | 4 | 400.000.000 | 10% | - | 1 | - | 400.000.000 × 3,804‰ = 1.521.600 | 1.521.600 | - | 1.521.600
restaurant | kebakaran | 2945 class3 | NRB 1 | Kota Denpasar | 4 | 350.000.000 | 75% | - | 1 | - | 350.000.000 × 3,512‰ = 1.229.200 | 1.229.200 | - | 1.229.200
hotel below three stars | kebakaran | 29411 class1 | RB 5 | Kota Denpasar | 4 | 8.500.000.000 | 60% | - | 1 | - | 8.500.000.000 × 0,948‰ = 8.058.000 | 8.058.000 | - | 8.058.000
private warehouse | kebakaran | 29371 class3 | NRB 1 | Kota Tangerang | 4 | 2.300.000.000 | 0% | - | 1 | - | 2.300.000.000 × 2,255‰ = 5.186.500 | 5.186.500 | - | 5.186.500
shopping mall, grade A | kebakaran | 29313-a class1 | RB 5 | Kota Bandung | 5 | 45.000.000.000 | 20% | - | 1 | - | 45.000.000.000 × 0,938‰ = 42.210.000 | 42.210.000 | - | 42.210.000
shopping mall, grade B | kebakaran | 29313-b class1 | RB 5 | Kota Bandung | 5 | 45.000.000.000 | 20% | - | 1 | - | 45.000.000.000 × 2,346‰ = 105.570.000 | 105.570.000 | - | 105.570.000
one rate for every class | kebakaran | 304 class1 | NRB 1 | Kota Bogor | 4 | 275.000.000 | 0% | - | 1 | - | 275.000.000 × 0,74‰ = 203.500 | 203.500 | - | 203.500
one rate for every class | kebakaran | 304 class3 | NRB 1 | Kota Bogor | 4 | 275.000.000 | 0% | - | 1 | - | 275.000.000 × 0,74‰ = 203.500 | 203.500 | - | 203.500
occupation with the highest rate | kebakaran | 2942 class3 | NRB 2 | Kota Batam | 2 | 600.000.000 | 100% | - | 1 | - | 600.000.000 × 26,435‰ = 15.861.000 | 15.861.000 | - | 15.861.000
half a rupiah is rounded up | kebakaran | 2976 class1 | RB 1 | Kota Administrasi Jakarta Selatan | 4 | 500.250.000 | 0% | - | 1 | - | 500.250.000 × 0,294‰ = 147.074 | 147.074 | - | 147.074
price not round | kebakaran | 2934 class2 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 123.456.789 | 33% | - | 1 | - | 123.456.789 × 2,468‰ = 304.691 | 304.691 | - | 304.691
one rupiah | kebakaran | 2976 class1 | RB 1 | Kota Administrasi Jakarta Selatan | 4 | 1 | 0% | - | 1 | - | 1 × 0,294‰ = 0 | 0 | - | 0
house, frame | gempabumi | 2976 class1 | RB 2 | Kota Pontianak | 1 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 0,76‰ = 456.000 | 456.000 | - | 456.000
house, no frame | gempabumi | 2976 class1 | NRB 1 | Kota Pontianak | 1 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 0,8‰ = 480.000 | 480.000 | - | 480.000
shop, frame, 9 storeys | gempabumi | 2934 class1 | RB 9 | Kota Pontianak | 1 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 0,75‰ = 450.000 | 450.000 | - | 450.000
shop, frame, 10 storeys | gempabumi | 2934 class1 | RB 10 | Kota Pontianak | 1 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,12‰ = 672.000 | 672.000 | - | 672.000
shop, no frame | gempabumi | 2934 class1 | NRB 2 | Kota Pontianak | 1 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 0,8‰ = 480.000 | 480.000 | - | 480.000
house, frame | gempabumi | 2976 class1 | RB 2 | Kabupaten Bangka Selatan | 2 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 0,79‰ = 474.000 | 474.000 | - | 474.000
house, no frame | gempabumi | 2976 class1 | NRB 1 | Kabupaten Bangka Selatan | 2 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1‰ = 600.000 | 600.000 | - | 600.000
shop, frame, 9 storeys | gempabumi | 2934 class1 | RB 9 | Kabupaten Bangka Selatan | 2 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 0,76‰ = 456.000 | 456.000 | - | 456.000
shop, frame, 10 storeys | gempabumi | 2934 class1 | RB 10 | Kabupaten Bangka Selatan | 2 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,15‰ = 690.000 | 690.000 | - | 690.000
shop, no frame | gempabumi | 2934 class1 | NRB 2 | Kabupaten Bangka Selatan | 2 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,04‰ = 624.000 | 624.000 | - | 624.000
house, frame | gempabumi | 2976 class1 | RB 2 | Kota Surabaya | 3 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,04‰ = 624.000 | 624.000 | - | 624.000
house, no frame | gempabumi | 2976 class1 | NRB 1 | Kota Surabaya | 3 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,55‰ = 930.000 | 930.000 | - | 930.000
shop, frame, 9 storeys | gempabumi | 2934 class1 | RB 9 | Kota Surabaya | 3 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1‰ = 600.000 | 600.000 | - | 600.000
shop, frame, 10 storeys | gempabumi | 2934 class1 | RB 10 | Kota Surabaya | 3 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,22‰ = 732.000 | 732.000 | - | 732.000
shop, no frame | gempabumi | 2934 class1 | NRB 2 | Kota Surabaya | 3 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,55‰ = 930.000 | 930.000 | - | 930.000
house, frame | gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,35‰ = 810.000 | 810.000 | - | 810.000
house, no frame | gempabumi | 2976 class1 | NRB 1 | Kota Administrasi Jakarta Selatan | 4 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 2,24‰ = 1.344.000 | 1.344.000 | - | 1.344.000
shop, frame, 9 storeys | gempabumi | 2934 class1 | RB 9 | Kota Administrasi Jakarta Selatan | 4 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,43‰ = 858.000 | 858.000 | - | 858.000
shop, frame, 10 storeys | gempabumi | 2934 class1 | RB 10 | Kota Administrasi Jakarta Selatan | 4 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,53‰ = 918.000 | 918.000 | - | 918.000
shop, no frame | gempabumi | 2934 class1 | NRB 2 | Kota Administrasi Jakarta Selatan | 4 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 2,46‰ = 1.476.000 | 1.476.000 | - | 1.476.000
house, frame | gempabumi | 2976 class1 | RB 2 | Kota Banda Aceh | 5 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,6‰ = 960.000 | 960.000 | - | 960.000
house, no frame | gempabumi | 2976 class1 | NRB 1 | Kota Banda Aceh | 5 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 4,5‰ = 2.700.000 | 2.700.000 | - | 2.700.000
shop, frame, 9 storeys | gempabumi | 2934 class1 | RB 9 | Kota Banda Aceh | 5 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 1,9‰ = 1.140.000 | 1.140.000 | - | 1.140.000
shop, frame, 10 storeys | gempabumi | 2934 class1 | RB 10 | Kota Banda Aceh | 5 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 2‰ = 1.200.000 | 1.200.000 | - | 1.200.000
shop, no frame | gempabumi | 2934 class1 | NRB 2 | Kota Banda Aceh | 5 | 600.000.000 | 0% | - | 1 | - | 600.000.000 × 4,7‰ = 2.820.000 | 2.820.000 | - | 2.820.000
flood in Jakarta | kebakaran | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 800.000.000 | 0% | 1 0% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 0,5‰ = 400.000 | 635.200 | - | 635.200
flood elsewhere | kebakaran | 2976 class1 | RB 2 | Kota Surabaya | 3 | 800.000.000 | 0% | 1 100% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 0,5‰ = 400.000 | 635.200 | - | 635.200
flood in Jakarta | kebakaran | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 800.000.000 | 0% | 2 0% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 0,75‰ = 600.000 | 835.200 | - | 835.200
flood elsewhere | kebakaran | 2976 class1 | RB 2 | Kota Surabaya | 3 | 800.000.000 | 0% | 2 100% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 0,55‰ = 440.000 | 675.200 | - | 675.200
flood in Jakarta | kebakaran | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 800.000.000 | 0% | 3 0% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 1‰ = 800.000 | 1.035.200 | - | 1.035.200
flood elsewhere | kebakaran | 2976 class1 | RB 2 | Kota Surabaya | 3 | 800.000.000 | 0% | 3 100% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 0,75‰ = 600.000 | 835.200 | - | 835.200
flood in Jakarta | kebakaran | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 800.000.000 | 0% | 4 0% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 1,5‰ = 1.200.000 | 1.435.200 | - | 1.435.200
flood elsewhere | kebakaran | 2976 class1 | RB 2 | Kota Surabaya | 3 | 800.000.000 | 0% | 4 100% | 1 | - | 800.000.000 × 0,294‰ = 235.200; 800.000.000 × 1‰ = 800.000 | 1.035.200 | - | 1.035.200
fire and earthquake, with flood extension | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Bandung | 5 | 800.000.000 | 50% | 2 50% | 1 | - | 800.000.000 × 0,311‰ = 248.800; 800.000.000 × 1,6‰ = 1.280.000; 800.000.000 × 0,79‰ = 632.000 | 2.160.800 | - | 2.160.800
both | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 1.200.000.000 | 0% | - | 1 | - | 1.200.000.000 × 0,294‰ = 352.800; 1.200.000.000 × 1,35‰ = 1.620.000 | 1.972.800 | - | 1.972.800
both, no frame | kebakaran-gempabumi | 2934 class3 | NRB 2 | Kota Banda Aceh | 5 | 450.000.000 | 100% | - | 1 | - | 450.000.000 × 3,8‰ = 1.710.000; 450.000.000 × 4,7‰ = 2.115.000 | 3.825.000 | - | 3.825.000
2 years | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 987.654.321 | 15% | - | 2 | - | 987.654.321 × 0,299‰ × 2 tahun = 590.617; 987.654.321 × 1,35‰ × 2 tahun = 2.666.667 | 3.257.284 | - | 3.257.284
3 years | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 987.654.321 | 15% | - | 3 | - | 987.654.321 × 0,299‰ × 3 tahun = 885.926; 987.654.321 × 1,35‰ × 3 tahun = 4.000.000 | 4.885.926 | - | 4.885.926
5 years | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 987.654.321 | 15% | - | 5 | - | 987.654.321 × 0,299‰ × 5 tahun = 1.476.543; 987.654.321 × 1,35‰ × 5 tahun = 6.666.667 | 8.143.210 | - | 8.143.210
10 years | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 987.654.321 | 15% | - | 10 | - | 987.654.321 × 0,299‰ × 10 tahun = 2.953.086; 987.654.321 × 1,35‰ × 10 tahun = 13.333.333 | 16.286.419 | - | 16.286.419
25 years | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 987.654.321 | 15% | - | 25 | - | 987.654.321 × 0,299‰ × 25 tahun = 7.382.716; 987.654.321 × 1,35‰ × 25 tahun = 33.333.333 | 40.716.049 | - | 40.716.049
25 years of earthquake | gempabumi | 2976 class1 | NRB 1 | Kota Banda Aceh | 5 | 333.333.333 | 0% | - | 25 | - | 333.333.333 × 4,5‰ × 25 tahun = 37.500.000 | 37.500.000 | - | 37.500.000
admin fees of both | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 1.200.000.000 | 0% | - | 1 | admin 35000+30000 | 1.200.000.000 × 0,294‰ = 352.800; 1.200.000.000 × 1,35‰ = 1.620.000 | 1.972.800 | admin 65.000 | 2.037.800
printed | kebakaran | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 1.200.000.000 | 0% | - | 1 | admin 35000, cetak 25000 | 1.200.000.000 × 0,294‰ = 352.800 | 352.800 | admin 35.000; cetak 25.000 | 412.800
service fee in percent, on both | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 1.200.000.000 | 0% | - | 1 | admin 35000+30000, layanan 2,5% maks 100000 | 1.200.000.000 × 0,294‰ = 352.800; 1.200.000.000 × 1,35‰ = 1.620.000 | 1.972.800 | admin 65.000; layanan 49.320 | 2.087.120
service fee, capped | kebakaran-gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 12.000.000.000 | 0% | - | 1 | admin 35000+30000, layanan 2,5% maks 100000 | 12.000.000.000 × 0,294‰ = 3.528.000; 12.000.000.000 × 1,35‰ = 16.200.000 | 19.728.000 | admin 65.000; layanan 100.000 | 19.893.000
service fee, nominal | gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 1.200.000.000 | 0% | - | 1 | admin 30000, layanan 15000 maks 20000 | 1.200.000.000 × 1,35‰ = 1.620.000 | 1.620.000 | admin 30.000; layanan 15.000 | 1.665.000
service fee, nominal, capped | gempabumi | 2976 class1 | RB 2 | Kota Administrasi Jakarta Selatan | 4 | 1.200.000.000 | 0% | - | 1 | admin 30000, layanan 25000 maks 20000 | 1.200.000.000 × 1,35‰ = 1.620.000 | 1.620.000 | admin 30.000; layanan 20.000 | 1.670.000
three years, but each fee is charged once | kebakaran-gempabumi | 2934 class2 | RB 2 | Kota Surabaya | 3 | 750.000.000 | 50% | 1 0% | 3 | admin 40000+35000, cetak 25000, layanan 1,25% maks 500000 | 750.000.000 × 2,565‰ × 3 tahun = 5.771.250; 750.000.000 × 1‰ × 3 tahun = 2.250.000; 750.000.000 × 0,45‰ × 3 tahun = 1.012.500 | 9.033.750 | admin 75.000; cetak 25.000; layanan 112.922 | 9.246.672
all covers and fees | kebakaran-gempabumi | 2945 class3 | NRB 1 | Kota Bandung | 5 | 1.111.111.111 | 77% | 4 42% | 7 | admin 50000+45000, cetak 30000, layanan 3% maks 10000000 | 1.111.111.111 × 3,527‰ × 7 tahun = 27.432.222; 1.111.111.111 × 4,7‰ × 7 tahun = 36.555.556; 1.111.111.111 × 1,563‰ × 7 tahun = 12.156.667 | 76.144.445 | admin 95.000; cetak 30.000; layanan 2.284.333 | 78.553.778
`;

const wholeNumber = (text: string) => Number(text.replaceAll('.', ''));
/** Returns a text such as '25%' in parts per million. */
const ppmOfPercent = (text: string) => Math.round(Number(text.replace('%', '').replace(',', '.')) * 10_000);

const NO_FEE = { useServiceFee: false, method: 'nominal', value: 0, maximumValue: 0 } as const;
const NO_FEES = { adminFee: 0, earthquakeAdminFee: 0, policyPrintFee: 0, serviceFee: NO_FEE };

/** Returns the service fee of the words after 'layanan' in 'layanan 2,5% maks 100000'. */
function serviceFeeOf([value = '', , maximum = '']: string[]): PropertyPrices['serviceFee'] {
  const isPercentage = value.endsWith('%');
  const number = Number(value.replace('%', '').replace(',', '.'));
  return {
    useServiceFee: true,
    method: isPercentage ? 'percentage' : 'nominal',
    value: number,
    maximumValue: Number(maximum),
  };
}

function feesOf(text: string) {
  const fees = { ...NO_FEES, printPolicy: false };
  for (const [name = '', ...figures] of text.split(', ').map((fee) => fee.split(' '))) {
    const figure = figures[0] ?? '';
    if (name === 'admin') fees.adminFee = figure.split('+').reduce((sum, part) => sum + Number(part), 0);
    if (name === 'cetak') Object.assign(fees, { policyPrintFee: Number(figure), printPolicy: true });
    if (name === 'layanan') Object.assign(fees, { serviceFee: serviceFeeOf(figures) });
  }
  return fees;
}

const productOf = (typeCoverage: PropertyType, bandPosition: number): PropertyPrices => ({
  typeCoverage,
  bandPosition,
  occupations: {
    taken: ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31'],
    refused: [],
  },
  sumInsured: { min: 1, max: 999_999_999_999 },
  maxFloor: 99,
  maxTimePeriod: 25,
  flood: { name: 'Banjir', bandPosition: 0 },
  ...NO_FEES,
});

type Region = Pick<(typeof REGENCIES)[number], 'province' | 'zone'>;

const buildingOf = (
  occupation: string,
  classConstruction: ConstructionClass,
  { province, zone }: Region,
  changes: Partial<PricedBuilding> = {},
): PricedBuilding & { occupationName: string } => {
  const { code, name, bands } = occupationOf(occupation);
  return {
    occupationCode: code,
    occupationName: name,
    buildingPrices: 500_000_000,
    classConstruction,
    construction: 'Rangka Baja',
    totalFloor: 1,
    objectAddresses: { province },
    zone,
    fireBand: bands?.[classConstruction] ?? null,
    floodZone: null,
    ...changes,
  };
};

const regencyOf = (name: string) =>
  REGENCIES.find(({ district }) => district === name) ?? expect.unreachable(name);

const examples = EXAMPLES.trim()
  .split('\n')
  .map((line) => line.split(' | '));

describe('a property premium', () => {
  test.each(examples)(
    'the premium is correct for the example %s: product %s, occupation and class %s, frame and storeys %s, regency %s',
    (_title, type, occupationAndClass = '', frameAndStoreys = '', district = '', ...figures) => {
      const [zone = '', price = '', position = '', floodZoneAndPosition = '', years = '', fees = ''] =
        figures;
      const [arithmetic, premium = '', expectedFees = '', total = ''] = figures.slice(6);
      const [occupation = '', constructionClass] = occupationAndClass.split(' ');
      const [frame, storeys] = frameAndStoreys.split(' ');
      const [floodZone, floodPosition = '0%'] = floodZoneAndPosition.split(' ');
      const { printPolicy, ...productFees } = feesOf(fees);
      const product = {
        ...productOf(isPropertyType(type) ? type : expect.unreachable(type), ppmOfPercent(position)),
        flood: { name: 'Banjir', bandPosition: ppmOfPercent(floodPosition) },
        ...productFees,
      };
      const regencyRow = regencyOf(district);
      expect(regencyRow.zone).toBe(Number(zone));
      const classConstruction = isConstructionClass(constructionClass)
        ? constructionClass
        : expect.unreachable();
      const building = buildingOf(occupation, classConstruction, regencyRow, {
        buildingPrices: wholeNumber(price),
        construction: frame === 'RB' ? 'Rangka Baja' : 'Non Rangka Baja',
        totalFloor: Number(storeys),
        floodZone: FLOOD_ZONES.find((knownZone) => String(knownZone) === floodZone) ?? null,
      });
      const priceInput = { building, timePeriod: Number(years) };
      const quote = quoteProperty(product, priceInput) ?? expect.unreachable();
      const explanation = explainPremium(building, quote);
      const calculations = explanation.lines.map(({ calculation, amount }) =>
        `${calculation} = ${formatRupiah(amount)}`.replaceAll('Rp', ''),
      );
      expect(calculations.join('; ')).toBe(arithmetic);
      expect(quote.premium).toBe(wholeNumber(premium));
      const { amounts } = propertyPrice(product, { ...priceInput, printPolicy }) ?? expect.unreachable();
      const feeLines = [
        ...(amounts.adminFee > 0 ? [`admin ${formatRupiah(amounts.adminFee)}`] : []),
        ...(amounts.policyPrintFee > 0 ? [`cetak ${formatRupiah(amounts.policyPrintFee)}`] : []),
        ...(amounts.serviceFee > 0 ? [`layanan ${formatRupiah(amounts.serviceFee)}`] : []),
      ];
      expect(feeLines.join('; ').replaceAll('Rp', '') || '-').toBe(expectedFees);
      expect(amounts.total).toBe(wholeNumber(total));
    },
  );

  test('the property premium is tested with more than sixty examples', () => {
    expect(examples.length).toBeGreaterThan(60);
  });
});

describe('the property tariff tables', () => {
  test('have 373 occupations with unique ids, and all 514 regencies', () => {
    expect(new Set(OCCUPATIONS.map(({ _id }) => _id)).size).toBe(373);
    expect(OCCUPATIONS.filter(({ code }) => code === '29313').map(({ _id }) => _id)).toEqual([
      '29313-a',
      '29313-b',
    ]);
    expect(REGENCIES).toHaveLength(514);
  });

  test('have no band for an occupation whose published rates are doubtful', () => {
    expect(OCCUPATIONS.filter(({ bands }) => bands === null).map(({ code }) => code)).toEqual([
      '2762',
      '2935',
    ]);
  });

  test('have higher bands for more combustible classes, or one band for all', () => {
    for (const { bands } of OCCUPATIONS) {
      if (!bands) continue;
      const { class1, class2, class3 } = bands;
      expect(class1.low <= class2.low && class2.low <= class3.low && class1.high <= class3.high).toBe(true);
    }
  });

  test('have the earthquake rates of the published file', () => {
    const rates = readTable('earthquake-rates.csv').map(
      ({ occupancy_group, construction_code, zone, rate_per_mille }) => [
        earthquakeBand({
          isDwelling: occupancy_group === 'DWELLING_2976',
          construction: construction_code === 'OTHERS' ? 'Non Rangka Baja' : 'Rangka Baja',
          totalFloor: construction_code === 'FRAME_GT9' ? 10 : 9,
          zone: EARTHQUAKE_ZONES.find((knownZone) => String(knownZone) === zone) ?? expect.unreachable(),
        }).low,
        perMilleToPpm(rate_per_mille ?? ''),
      ],
    );
    expect(rates).toHaveLength(25);
    for (const [rate, publishedRate] of rates) expect(rate).toBe(publishedRate);
    expect(Object.values(EARTHQUAKE_RATES).flatMap((kind) => Object.values(kind))).toHaveLength(5);
  });

  test('have the flood rates of the published file', () => {
    const rows = readTable('flood-rates.csv');
    expect(rows).toHaveLength(8);
    for (const { location_group, flood_zone, rate_lower_percent, rate_upper_percent } of rows) {
      const region = location_group === 'JKT_BTN_JABAR' ? 'withFloodMap' : 'other';
      const zone = FLOOD_ZONES.find((knownZone) => String(knownZone) === flood_zone) ?? expect.unreachable();
      const { low, high } = FLOOD_RATES[region][zone];
      // The file has percent, and 1 % is 10 ‰.
      expect([low, high]).toEqual(
        [rate_lower_percent, rate_upper_percent].map((rate) => (perMilleToPpm(rate ?? '') ?? 0) * 10),
      );
    }
  });

  test.each([
    ['DKI Jakarta', 'withFloodMap'],
    ['Banten', 'withFloodMap'],
    ['Jawa Barat', 'withFloodMap'],
    ['Jawa Timur', 'other'],
    ['Bali', 'other'],
  ] as const)('have flood rates for the province %s, which is in the region %s', (province, region) => {
    expect(floodRegion(province)).toBe(region);
    expect(REGENCIES.some((regency) => regency.province === province)).toBe(true);
    expect(floodOptions(province).map(({ value }) => value)).toEqual([1, 2, 3, 4]);
    expect(floodOptions(province)[0]?.label).toBe(FLOOD_RATES[region][1].label);
  });
});

const anyBuilding = fc.record({
  occupation: fc.constantFrom(...OCCUPATIONS.map(({ _id }) => _id)),
  classConstruction: fc.constantFrom(...CONSTRUCTION_CLASSES),
  type: fc.constantFrom(...PROPERTY_TYPES),
  position: fc.integer({ min: -50_000, max: PPM + 50_000 }),
  floodPosition: fc.integer({ min: 0, max: PPM }),
  floodZone: fc.option(fc.constantFrom<FloodZone>(...FLOOD_ZONES)),
  price: fc.integer({ min: 1, max: 999_999_999_999 }),
  totalFloor: fc.integer({ min: 1, max: 99 }),
  construction: fc.constantFrom('Rangka Baja', 'Non Rangka Baja'),
  timePeriod: fc.integer({ min: 1, max: 25 }),
  printPolicy: fc.boolean(),
});
type RandomBuilding = typeof anyBuilding extends fc.Arbitrary<infer Value> ? Value : never;

function orderOf(randomBuilding: RandomBuilding, regency: Region) {
  const { occupation, classConstruction, type, position, floodPosition, timePeriod, printPolicy } =
    randomBuilding;
  const product = {
    ...productOf(type, position),
    flood: { name: 'Banjir', bandPosition: floodPosition },
    adminFee: 65_000,
    earthquakeAdminFee: 30_000,
    policyPrintFee: 25_000,
  };
  const { totalFloor, construction, floodZone } = randomBuilding;
  const building = buildingOf(occupation, classConstruction, regency, {
    buildingPrices: randomBuilding.price,
    totalFloor,
    construction,
    floodZone,
  });
  return { product, priceInput: { building, timePeriod, printPolicy } };
}

describe('a property quote', () => {
  test('stays within the tariff band for 10,000 random buildings in all 514 regencies', () => {
    let quoteCount = 0;
    let runs = 0;
    fc.assert(
      fc.property(anyBuilding, (randomBuilding) => {
        const regency = REGENCIES[runs % REGENCIES.length] ?? expect.unreachable();
        runs += 1;
        const { product, priceInput } = orderOf(randomBuilding, regency);
        const { building, timePeriod } = priceInput;
        const quote = quoteProperty(product, priceInput);
        if (!quote) return true;
        quoteCount += 1;
        const publishedBands = {
          fire: occupationOf(randomBuilding.occupation).bands?.[randomBuilding.classConstruction],
          earthquake: earthquakeBand({
            isDwelling: building.occupationCode === '2976',
            construction: randomBuilding.construction,
            totalFloor: randomBuilding.totalFloor,
            zone: regency.zone,
          }),
          flood: FLOOD_RATES[floodRegion(regency.province)][randomBuilding.floodZone ?? 1],
        };
        const names = ['fire', 'earthquake', 'flood'] as const;
        const row = PROPERTY_TYPE_ROWS[randomBuilding.type];
        return (
          (quote.fire !== null) === row.fire &&
          (quote.earthquake !== null) === row.earthquake &&
          (quote.flood !== null) === (randomBuilding.floodZone !== null) &&
          names.every((name) => {
            const part = quote[name];
            const band = publishedBands[name];
            return (
              part === null ||
              (band !== undefined &&
                part.rate >= band.low &&
                part.rate <= band.high &&
                part.premium >= applyRate(randomBuilding.price, band.low) &&
                part.premium <= applyRate(randomBuilding.price, band.high))
            );
          }) &&
          quote.premium ===
            names.reduce(
              (sum, name) => sum + applyRate(randomBuilding.price * timePeriod, quote[name]?.rate ?? 0),
              0,
            )
        );
      }),
      { numRuns: 10_000 },
    );
    expect(runs).toBeGreaterThanOrEqual(10_000);
    expect(quoteCount).toBeGreaterThan(3_000);
  });

  test('has parts that add up to the total, for random buildings: as displayed, as charged and as stored', () => {
    fc.assert(
      fc.property(anyBuilding, fc.constantFrom(...REGENCIES), (randomBuilding, regency) => {
        const { product, priceInput } = orderOf(randomBuilding, regency);
        const { building, timePeriod } = priceInput;
        const quote = quoteProperty(product, priceInput);
        const price = propertyPrice(product, priceInput);
        expect([price === null, eligibilityProblems(product, priceInput).length > 0]).toEqual([
          quote === null,
          quote === null,
        ]);
        if (!quote || !price) return;
        const { lines, total } = explainPremium(building, quote);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(lines.every(({ amount }) => amount >= 0)).toBe(true);
        expect(price.amounts.premium).toBe(total);
        expect(price.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.amounts.total);
        expect(price.rows.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        const placedOrder = { amounts: price.amounts, timePeriod, product, details: { building } };
        expect(propertyPriceRows(placedOrder)).toEqual(price.rows);
        const premium = propertyPremium(product, quote);
        const { policyPrintFee, serviceFee } = price.amounts;
        const policyRows = (['fire', 'earthquake'] as const).flatMap((part) =>
          policyPriceRows(placedOrder, part),
        );
        const sharedFees = policyPrintFee + serviceFee;
        expect(policyRows.reduce((sum, { amount }) => sum + amount, sharedFees)).toBe(price.amounts.total);
        expect((premium.fire?.adminFee ?? 0) + (premium.earthquake?.adminFee ?? 0)).toBe(product.adminFee);
        expect(premium.totalPremi).toBe(total);
      }),
    );
  });
});

const JAKARTA = regencyOf('Kota Administrasi Jakarta Selatan');
const house = buildingOf('2976', 'class1', JAKARTA);
const quotedHouse = { building: house, timePeriod: 1 };

test.each([
  [-1, null],
  [0, 294],
  [500_000, 311],
  [1_000_000, 328],
  [1_100_000, null],
  [0.5, null],
  [Number.NaN, null],
])('a product at the position %d of the fire band of a house has the rate %j ppm', (position, rate) => {
  expect(rateAtPosition({ low: 294, high: 328 }, position)).toBe(rate);
  expect(quoteProperty(productOf('kebakaran', position), quotedHouse) === null).toBe(rate === null);
});

describe('eligibility problems of a building', () => {
  const product = {
    ...productOf('kebakaran', 0),
    occupations: { taken: ['2976', '294'], refused: [] },
    sumInsured: { min: 100_000_000, max: 2_000_000_000 },
    maxFloor: 3,
    maxTimePeriod: 10,
    flood: null,
  };
  const problemsOf = (changes: Partial<PricedBuilding>, timePeriod = 1) =>
    eligibilityProblems(product, { building: { ...house, ...changes }, timePeriod }).map(
      ({ path, message }) => [path, message],
    );

  test('are empty if there is a premium', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ buildingPrices: 100_000_000, totalFloor: 3 }, 10)).toEqual([]);
    expect(problemsOf({ buildingPrices: 2_000_000_000 })).toEqual([]);
  });

  test('list every field with a value that the product does not insure', () => {
    expect(
      problemsOf({ buildingPrices: 99_999_999, totalFloor: 4, occupationCode: '29761', floodZone: 2 }, 11),
    ).toEqual([
      ['occupation', 'Produk ini tidak tersedia untuk okupasi yang dipilih'],
      ['buildingPrices', 'Harga bangunan untuk produk ini Rp100.000.000 s/d Rp2.000.000.000'],
      ['totalFloor', 'Produk ini untuk bangunan 1 s/d 3 lantai'],
      ['timePeriod', 'Jangka waktu pertanggungan untuk produk ini 1 s/d 10 tahun'],
      ['floodZone', 'Perluasan banjir tidak tersedia pada produk ini'],
    ]);
  });

  test('report a price or term that is not a positive whole number', () => {
    for (const buildingPrices of [0, -1, Number.NaN, 150_000_000.5, Number.POSITIVE_INFINITY])
      expect(problemsOf({ buildingPrices }).map(([path]) => path)).toEqual(['buildingPrices']);
    for (const years of [0, 26, 1.5, Number.NaN])
      expect(problemsOf({}, years).map(([path]) => path)).toEqual(['timePeriod']);
  });

  test('report an occupation without a reliable band', () => {
    const marketBuilding = buildingOf('2935', 'class1', JAKARTA);
    const message = 'Produk ini belum tersedia untuk bangunan dan wilayah yang dipilih';
    expect(
      eligibilityProblems(productOf('kebakaran', 0), { building: marketBuilding, timePeriod: 1 }),
    ).toEqual([{ path: 'building', message }]);
    // Earthquake does not use the fire band.
    expect(
      eligibilityProblems(productOf('gempabumi', 0), { building: marketBuilding, timePeriod: 1 }),
    ).toEqual([]);
  });

  test('report a flood zone for a product that covers earthquakes but no floods', () => {
    const building = { ...house, floodZone: 1 } as const;
    const problems = eligibilityProblems(productOf('gempabumi', 0), { building, timePeriod: 1 });
    expect(problems.map(({ path }) => path)).toEqual(['building']);
    expect(quoteProperty(productOf('gempabumi', 0), { building, timePeriod: 1 })).toBeNull();
  });

  // A code of two digits is a group: '29' contains '2976', but '2976' does not contain '29761'.
  test.each([
    [['29'], [], '2976', true],
    [['29'], [], '2776', false],
    [['2976'], [], '29761', false],
    [['29'], ['2976'], '29761', true],
    [['29'], ['2976'], '2976', false],
    [['29'], ['29'], '2976', false],
    [[], [], '2976', false],
  ])(
    'a product for the occupations %j except %j accepts the occupation %s: %j',
    (acceptedCodes, excludedCodes, code, isAccepted) => {
      const building = { ...house, occupationCode: code };
      const occupations = { taken: acceptedCodes, refused: excludedCodes };
      const problems = eligibilityProblems(
        { ...productOf('kebakaran', 0), occupations },
        { building, timePeriod: 1 },
      );
      expect(problems.length === 0).toBe(isAccepted);
    },
  );
});

test.each([
  ['2976', 3, null],
  ['2976', 4, 'Okupasi yang dipilih untuk bangunan 1 s/d 3 lantai'],
  ['2971', 6, null],
  ['2971', 7, 'Okupasi yang dipilih untuk bangunan 1 s/d 6 lantai'],
  ['2972', 6, 'Okupasi yang dipilih untuk bangunan 7 s/d 18 lantai'],
  ['2972', 7, null],
  ['2973', 24, null],
  ['2975', 24, 'Okupasi yang dipilih untuk bangunan 25 s/d 99 lantai'],
  ['2934', 40, null],
])('the occupation %s with %d storeys has the message %j', (code, storeys, message) => {
  expect(checkStoreys(code, storeys)).toBe(message);
});

test.each([
  [294, '0,294‰'],
  [1_900, '1,9‰'],
  [1_000, '1‰'],
  [26_435, '26,435‰'],
])('perMilleText of %d ppm is %s', (rate, text) => {
  expect(perMilleText(rate)).toBe(text);
});

test('bandText has both ends of a band, or one rate if they are equal', () => {
  expect(bandText({ low: 294, high: 328 })).toBe('0,294‰ – 0,328‰');
  expect(bandText({ low: 1_350, high: 1_350 })).toBe('1,35‰');
});

test('the price rows of a property order have the premiums of the whole term, and each fee once', () => {
  const product = { ...productOf('kebakaran-gempabumi', 0), adminFee: 65_000, policyPrintFee: 25_000 };
  const building = { ...house, buildingPrices: 1_200_000_000, floodZone: 1 } as const;
  const price = propertyPrice(product, { building, timePeriod: 3, printPolicy: true });
  expect(price?.rows).toEqual([
    { label: 'Premi kebakaran 3 tahun', amount: 1_058_400 },
    { label: 'Premi gempa bumi 3 tahun', amount: 4_860_000 },
    { label: 'Perluasan banjir 3 tahun', amount: 1_800_000 },
    { label: 'Biaya admin', amount: 65_000, fee: 'admin' },
    { label: 'Biaya cetak polis', amount: 25_000, fee: 'print' },
  ]);
  expect(price?.amounts).toMatchObject({ premium: 7_718_400, total: 7_808_400 });
});

test('the explanation of a property premium has occupation, class, bands, zone and sum insured', () => {
  const building = { ...house, buildingPrices: 1_200_000_000, floodZone: 2 } as const;
  const quote = quoteProperty(productOf('kebakaran-gempabumi', 500_000), { building, timePeriod: 3 });
  expect(explainPremium(building, quote ?? expect.unreachable()).facts).toEqual([
    { label: 'Okupasi', value: 'Rumah tinggal (bukan ruko), maksimal 3 lantai (2976)' },
    { label: 'Kelas konstruksi', value: 'Kelas 1' },
    { label: 'Batas tarif OJK untuk kebakaran', value: '0,294‰ – 0,328‰' },
    { label: 'Tarif perusahaan asuransi untuk kebakaran', value: '0,311‰' },
    { label: 'Zona gempa bumi', value: 'Zona 4' },
    { label: 'Kelompok bangunan', value: 'Hunian, rangka baja, kayu, atau beton bertulang' },
    { label: 'Tarif OJK untuk gempa bumi', value: '1,35‰' },
    { label: 'Riwayat banjir', value: 'Risiko banjir sedang' },
    { label: 'Batas tarif OJK untuk banjir', value: '0,75‰ – 0,83‰' },
    { label: 'Tarif perusahaan asuransi untuk banjir', value: '0,75‰' },
    { label: 'Harga pertanggungan', value: 'Rp1.200.000.000' },
    { label: 'Jangka waktu', value: '3 tahun' },
  ]);
});

// Yearly premiums for 1,200,000,000: 0.294 ‰ = 352,800 for fire, 1.35 ‰ = 1,620,000 for earthquake, and 0.75 ‰ = 900,000
// for flood.
test.each([
  [
    'two years with flood',
    { floodZone: 2, timePeriod: 2 },
    [
      { label: 'Premi kebakaran 2 tahun', amount: 705_600 },
      { label: 'Perluasan banjir 2 tahun', amount: 1_800_000 },
      { label: 'Biaya admin', amount: 35_000, fee: 'admin' },
    ],
    [
      { label: 'Premi gempa bumi 2 tahun', amount: 3_240_000 },
      { label: 'Biaya admin', amount: 30_000, fee: 'admin' },
    ],
  ],
  [
    'one year without flood',
    { floodZone: null, timePeriod: 1 },
    [
      { label: 'Premi kebakaran 1 tahun', amount: 352_800 },
      { label: 'Biaya admin', amount: 35_000, fee: 'admin' },
    ],
    [
      { label: 'Premi gempa bumi 1 tahun', amount: 1_620_000 },
      { label: 'Biaya admin', amount: 30_000, fee: 'admin' },
    ],
  ],
] as const)(
  'each of the two policies of an order has its premiums and admin fee: %s',
  (_, { floodZone, timePeriod }, fire, earthquake) => {
    const product = { ...productOf('kebakaran-gempabumi', 0), adminFee: 65_000, earthquakeAdminFee: 30_000 };
    const building = { ...house, buildingPrices: 1_200_000_000, floodZone };
    const { premium } = quoteProperty(product, { building, timePeriod }) ?? expect.unreachable();
    const order = { amounts: { premium }, timePeriod, product, details: { building } };
    expect(policyPriceRows(order, 'fire')).toEqual(fire);
    expect(policyPriceRows(order, 'earthquake')).toEqual(earthquake);
  },
);

// For two years of 987,654,321: 0.294 ‰ = 580,740.74 for fire, and 1.35 ‰ = 2,666,666.67 for earthquake.
describe('the price rows of a property order', () => {
  const product = { ...productOf('kebakaran-gempabumi', 0), adminFee: 65_000, earthquakeAdminFee: 30_000 };
  const details = { building: { ...house, buildingPrices: 987_654_321 } };
  const rowsOf = (premium: number) => {
    const fees = { adminFee: 65_000, policyPrintFee: 0, serviceFee: 0 };
    const amounts = { premium, ...fees, total: premium + fees.adminFee };
    const order = { amounts, timePeriod: 2, product, details };
    const shares = (['fire', 'earthquake'] as const).map(
      (policy) => policyPriceRows(order, policy)[0]?.amount,
    );
    return { rows: propertyPriceRows(order).map(({ amount }) => amount), shares };
  };

  test('are rounded once for the term', () => {
    const { premium } = quoteProperty(product, { ...details, timePeriod: 2 }) ?? expect.unreachable();
    expect(premium).toBe(3_247_408);
    expect(rowsOf(premium)).toEqual({
      rows: [580_741, 2_666_667, 65_000],
      shares: [580_741, 2_666_667],
    });
  });

  test('add up to the charged premium of an old order, whose yearly premiums were rounded before they were multiplied by the years', () => {
    // The rounded yearly premiums are 290,370 and 1,333,333.
    expect(rowsOf(3_247_406)).toEqual({ rows: [580_740, 2_666_666, 65_000], shares: [580_740, 2_666_666] });
  });

  test.each([
    ['one rupiah less than with yearly rounding', 3_247_405, [580_741, 2_666_664, 65_000]],
    ['one rupiah more than with one rounding for the term', 3_247_409, [580_741, 2_666_668, 65_000]],
  ])('add the difference to the largest part when the charged premium is %s', (_, premium, rows) => {
    expect(rowsOf(premium)).toEqual({ rows, shares: rows.slice(0, 2) });
  });

  test('contain one premium row if the charged premium is below the smallest part', () => {
    expect(rowsOf(580_740).rows).toEqual([580_740, 65_000]);
    expect(rowsOf(0).rows).toEqual([0, 65_000]);
  });

  test('are never negative and add up to the total, for any charged premium', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (premium) => {
        const { rows } = rowsOf(premium);
        expect(rows.every((amount) => amount >= 0)).toBe(true);
        expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(premium + 65_000);
      }),
    );
  });
});

test('propertyPremium returns the wire format of the specification', () => {
  const product = { ...productOf('kebakaran-gempabumi', 0), adminFee: 65_000, earthquakeAdminFee: 30_000 };
  const building = { ...house, buildingPrices: 1_200_000_000 };
  const quote = quoteProperty(product, { building, timePeriod: 2 }) ?? expect.unreachable();
  expect(propertyPremium(product, quote)).toEqual({
    type: 'kebakaran-gempabumi',
    totalPremi: 3_945_600,
    fire: { basePremi: 352_800, adminFee: 35_000 },
    earthquake: { basePremi: 1_620_000, adminFee: 30_000 },
    flood: null,
  });
  const earthquakeProduct = { ...product, typeCoverage: 'gempabumi', adminFee: 30_000 } as const;
  const earthquake = quoteProperty(earthquakeProduct, { building, timePeriod: 1 }) ?? expect.unreachable();
  expect(propertyPremium(earthquakeProduct, earthquake)).toMatchObject({
    fire: null,
    earthquake: { adminFee: 30_000 },
  });
});

test('the admin fee of the earthquake policy is at most the admin fee of the product', () => {
  const fees = { typeCoverage: 'kebakaran-gempabumi', adminFee: 20_000, earthquakeAdminFee: 30_000 } as const;
  expect(adminFees(fees)).toEqual({ fire: 0, earthquake: 20_000 });
  expect(adminFees({ ...fees, adminFee: 65_000 })).toEqual({ fire: 35_000, earthquake: 30_000 });
});
