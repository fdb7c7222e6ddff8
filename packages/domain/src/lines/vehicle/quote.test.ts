import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRate, PPM, percentToPpm } from '../../money/rate.ts';
import { ageLoading } from './age-loading.ts';
import { BASE_RATES, TARIFF_CATEGORIES } from './base-rates.ts';
import { eligibilityProblems } from './eligibility-problem.ts';
import { type Expansion, extensionLimits } from './expansion.ts';
import { explainPremium } from './explanation.ts';
import { EXTENSION_CODES, EXTENSIONS, type ExtensionCode } from './extension-rates.ts';
import { percentText } from './percent-text.ts';
import { vehiclePrice, vehiclePriceRows } from './price.ts';
import {
  offeredExpansions,
  type QuotedVehicle,
  quoteVehicle,
  rateInBand,
  type VehicleTariff,
} from './quote.ts';
import { bandFor } from './tariff-band.ts';
import { TARIFF_REGIONS, type TariffRegion } from './tariff-region.ts';
import { COVERS, type Cover, coversOf, isCover, isVehicleType, VEHICLE_TYPES } from './vehicle-type.ts';

const today = '2026-11-22';

/**
 * Columns: title | vehicle and cover | region | model year | price + accessories | category | rate | discount |
 * extensions | calculation | premium. The values were calculated with decimal numbers from the published tables, for
 * 22 November 2026 and five seats. The cases of the public calculator are from raihanSss/simulasi-premi
 * (`server/seed/data/SOURCES.md`). The calculator’s fee for commercial use is omitted, because the quote form does not
 * have this fee.
 */
const EXAMPLES = `
public calculator, case 1 | MV4 allrisk | 2 | 2026 | 300.000.000 | 3 | 2,08% | - | FLOOD 0,1%, WS 5% | 300.000.000 × 2,08% = 6.240.000; 300.000.000 × 0,1% = 300.000; 300.000.000 × 2,08% × 5% = 312.000 | 6.852.000
public calculator, case 2 | MV2 tlo | 1 | 2026 | 25.000.000 | 8 | 1,76% | - | - | 25.000.000 × 1,76% = 440.000 | 440.000
public calculator, case 3 | MV4 allrisk | 3 | 2026 | 200.000.000 | 2 | 2,96% | - | PAD 0,5% 100.000.000, PAP 0,1% 50.000.000, TPL 50.000.000, SRCC 0,05%, TERROR 0,05% | 200.000.000 × 2,96% = 5.920.000; 100.000.000 × 0,5% = 500.000; 50.000.000 × 0,1% × 4 kursi = 200.000; 25.000.000 × 1% + 25.000.000 × 0,5% = 375.000; 200.000.000 × 0,05% = 100.000; 200.000.000 × 0,05% = 100.000 | 7.195.000
public calculator, case 4 | TRUCK tlo | 2 | 2026 | 500.000.000 | 6 | 2,02% | - | FLOOD 0,075%, QUAKE 0,075%, SRCC 0,035%, TERROR 0,035% | 500.000.000 × 2,02% = 10.100.000; 500.000.000 × 0,075% = 375.000; 500.000.000 × 0,075% = 375.000; 500.000.000 × 0,035% = 175.000; 500.000.000 × 0,035% = 175.000 | 11.200.000
public calculator, without extensions | MV4 allrisk | 2 | 2026 | 300.000.000 | 3 | 2,08% | - | - | 300.000.000 × 2,08% = 6.240.000 | 6.240.000
newspaper, TLO of 200 million | MV4 tlo | 2 | 2026 | 200.000.000 | 2 | 0,53% | - | - | 200.000.000 × 0,53% = 1.060.000 | 1.060.000
end of a price class | MV4 allrisk | 2 | 2026 | 125.000.000 | 1 | 3,26% | - | - | 125.000.000 × 3,26% = 4.075.000 | 4.075.000
one rupiah above a price class | MV4 allrisk | 2 | 2026 | 125.000.001 | 2 | 2,47% | - | - | 125.000.001 × 2,47% = 3.087.500 | 3.087.500
end of a price class | MV4 allrisk | 2 | 2026 | 200.000.000 | 2 | 2,47% | - | - | 200.000.000 × 2,47% = 4.940.000 | 4.940.000
one rupiah above a price class | MV4 allrisk | 2 | 2026 | 200.000.001 | 3 | 2,08% | - | - | 200.000.001 × 2,08% = 4.160.000 | 4.160.000
end of a price class | MV4 allrisk | 2 | 2026 | 400.000.000 | 3 | 2,08% | - | - | 400.000.000 × 2,08% = 8.320.000 | 8.320.000
one rupiah above a price class | MV4 allrisk | 2 | 2026 | 400.000.001 | 4 | 1,2% | - | - | 400.000.001 × 1,2% = 4.800.000 | 4.800.000
end of a price class | MV4 allrisk | 2 | 2026 | 800.000.000 | 4 | 1,2% | - | - | 800.000.000 × 1,2% = 9.600.000 | 9.600.000
one rupiah above a price class | MV4 allrisk | 2 | 2026 | 800.000.001 | 5 | 1,05% | - | - | 800.000.001 × 1,05% = 8.400.000 | 8.400.000
end of a price class | MV4 tlo | 2 | 2026 | 125.000.000 | 1 | 0,65% | - | - | 125.000.000 × 0,65% = 812.500 | 812.500
one rupiah above a price class | MV4 tlo | 2 | 2026 | 125.000.001 | 2 | 0,44% | - | - | 125.000.001 × 0,44% = 550.000 | 550.000
end of a price class | MV4 tlo | 2 | 2026 | 200.000.000 | 2 | 0,44% | - | - | 200.000.000 × 0,44% = 880.000 | 880.000
one rupiah above a price class | MV4 tlo | 2 | 2026 | 200.000.001 | 3 | 0,38% | - | - | 200.000.001 × 0,38% = 760.000 | 760.000
end of a price class | MV4 tlo | 2 | 2026 | 400.000.000 | 3 | 0,38% | - | - | 400.000.000 × 0,38% = 1.520.000 | 1.520.000
one rupiah above a price class | MV4 tlo | 2 | 2026 | 400.000.001 | 4 | 0,25% | - | - | 400.000.001 × 0,25% = 1.000.000 | 1.000.000
end of a price class | MV4 tlo | 2 | 2026 | 800.000.000 | 4 | 0,25% | - | - | 800.000.000 × 0,25% = 2.000.000 | 2.000.000
one rupiah above a price class | MV4 tlo | 2 | 2026 | 800.000.001 | 5 | 0,2% | - | - | 800.000.001 × 0,2% = 1.600.000 | 1.600.000
region | MV4 allrisk | 1 | 2025 | 90.000.000 | 1 | 3,82% | - | - | 90.000.000 × 3,82% = 3.438.000 | 3.438.000
region | MV4 allrisk | 1 | 2025 | 150.000.000 | 2 | 2,94% | - | - | 150.000.000 × 2,94% = 4.410.000 | 4.410.000
region | MV4 allrisk | 1 | 2025 | 275.000.000 | 3 | 2,18% | - | - | 275.000.000 × 2,18% = 5.995.000 | 5.995.000
region | MV4 allrisk | 1 | 2025 | 650.000.000 | 4 | 1,32% | - | - | 650.000.000 × 1,32% = 8.580.000 | 8.580.000
region | MV4 allrisk | 1 | 2025 | 1.200.000.000 | 5 | 1,05% | - | - | 1.200.000.000 × 1,05% = 12.600.000 | 12.600.000
region | MV4 allrisk | 3 | 2025 | 90.000.000 | 1 | 2,53% | - | - | 90.000.000 × 2,53% = 2.277.000 | 2.277.000
region | MV4 allrisk | 3 | 2025 | 150.000.000 | 2 | 2,96% | - | - | 150.000.000 × 2,96% = 4.440.000 | 4.440.000
region | MV4 allrisk | 3 | 2025 | 275.000.000 | 3 | 1,79% | - | - | 275.000.000 × 1,79% = 4.922.500 | 4.922.500
region | MV4 allrisk | 3 | 2025 | 650.000.000 | 4 | 1,25% | - | - | 650.000.000 × 1,25% = 8.125.000 | 8.125.000
region | MV4 allrisk | 3 | 2025 | 1.200.000.000 | 5 | 1,05% | - | - | 1.200.000.000 × 1,05% = 12.600.000 | 12.600.000
region | MV4 tlo | 1 | 2024 | 125.000.000 | 1 | 0,56% | - | - | 125.000.000 × 0,56% = 700.000 | 700.000
region | MV4 tlo | 1 | 2024 | 180.000.000 | 2 | 0,63% | - | - | 180.000.000 × 0,63% = 1.134.000 | 1.134.000
region | MV4 tlo | 1 | 2024 | 380.000.000 | 3 | 0,46% | - | - | 380.000.000 × 0,46% = 1.748.000 | 1.748.000
region | MV4 tlo | 1 | 2024 | 720.000.000 | 4 | 0,25% | - | - | 720.000.000 × 0,25% = 1.800.000 | 1.800.000
region | MV4 tlo | 1 | 2024 | 900.000.000 | 5 | 0,24% | - | - | 900.000.000 × 0,24% = 2.160.000 | 2.160.000
region | MV4 tlo | 3 | 2024 | 125.000.000 | 1 | 0,56% | - | - | 125.000.000 × 0,56% = 700.000 | 700.000
region | MV4 tlo | 3 | 2024 | 180.000.000 | 2 | 0,44% | - | - | 180.000.000 × 0,44% = 792.000 | 792.000
region | MV4 tlo | 3 | 2024 | 380.000.000 | 3 | 0,35% | - | - | 380.000.000 × 0,35% = 1.330.000 | 1.330.000
region | MV4 tlo | 3 | 2024 | 720.000.000 | 4 | 0,23% | - | - | 720.000.000 × 0,23% = 1.656.000 | 1.656.000
region | MV4 tlo | 3 | 2024 | 900.000.000 | 5 | 0,24% | - | - | 900.000.000 × 0,24% = 2.160.000 | 2.160.000
vehicle class | MV2 tlo | 1 | 2023 | 18.900.000 | 8 | 2,11% | - | - | 18.900.000 × 2,11% = 398.790 | 398.790
vehicle class | MV2 tlo | 2 | 2023 | 18.900.000 | 8 | 1,8% | - | - | 18.900.000 × 1,8% = 340.200 | 340.200
vehicle class | MV2 tlo | 3 | 2023 | 18.900.000 | 8 | 0,8% | - | - | 18.900.000 × 0,8% = 151.200 | 151.200
vehicle class | TRUCK tlo | 1 | 2023 | 430.000.000 | 6 | 1,07% | - | - | 430.000.000 × 1,07% = 4.601.000 | 4.601.000
vehicle class | TRUCK tlo | 2 | 2023 | 430.000.000 | 6 | 1,68% | - | - | 430.000.000 × 1,68% = 7.224.000 | 7.224.000
vehicle class | TRUCK tlo | 3 | 2023 | 430.000.000 | 6 | 0,98% | - | - | 430.000.000 × 0,98% = 4.214.000 | 4.214.000
vehicle class | BUS tlo | 1 | 2023 | 1.150.000.000 | 7 | 0,29% | - | - | 1.150.000.000 × 0,29% = 3.335.000 | 3.335.000
vehicle class | BUS tlo | 2 | 2023 | 1.150.000.000 | 7 | 0,23% | - | - | 1.150.000.000 × 0,23% = 2.645.000 | 2.645.000
vehicle class | BUS tlo | 3 | 2023 | 1.150.000.000 | 7 | 0,22% | - | - | 1.150.000.000 × 0,22% = 2.530.000 | 2.530.000
5 years old | MV4 allrisk | 2 | 2021 | 160.000.000 | 2 | 2,72% | - | - | 160.000.000 × 2,72% = 4.352.000 | 4.352.000
6 years old | MV4 allrisk | 2 | 2020 | 160.000.000 | 2 | 2,72% | - | - | 160.000.000 × 2,72% = 4.352.000; 160.000.000 × 2,72% × 5% = 217.600 | 4.569.600
7 years old | MV4 allrisk | 2 | 2019 | 160.000.000 | 2 | 2,72% | - | - | 160.000.000 × 2,72% = 4.352.000; 160.000.000 × 2,72% × 10% = 435.200 | 4.787.200
8 years old | MV4 allrisk | 2 | 2018 | 160.000.000 | 2 | 2,72% | - | - | 160.000.000 × 2,72% = 4.352.000; 160.000.000 × 2,72% × 15% = 652.800 | 5.004.800
10 years old | MV4 allrisk | 2 | 2016 | 160.000.000 | 2 | 2,72% | - | - | 160.000.000 × 2,72% = 4.352.000; 160.000.000 × 2,72% × 25% = 1.088.000 | 5.440.000
11 years old | MV4 allrisk | 2 | 2015 | 110.000.000 | 1 | 3,59% | - | - | 110.000.000 × 3,59% = 3.949.000; 110.000.000 × 3,59% × 30% = 1.184.700 | 5.133.700
15 years old | MV4 allrisk | 2 | 2011 | 110.000.000 | 1 | 3,59% | - | - | 110.000.000 × 3,59% = 3.949.000; 110.000.000 × 3,59% × 50% = 1.974.500 | 5.923.500
TLO has no loading for age | MV4 tlo | 2 | 2012 | 80.000.000 | 1 | 0,78% | - | - | 80.000.000 × 0,78% = 624.000 | 624.000
next year’s model | MV4 allrisk | 2 | 2027 | 282.000.000 | 3 | 2,08% | - | - | 282.000.000 × 2,08% = 5.865.600 | 5.865.600
discount inside the band | MV4 allrisk | 2 | 2024 | 237.000.000 | 3 | 2,29% | 5% | - | 237.000.000 × 2,1755% = 5.155.935 | 5.155.935
discount below the band | MV4 allrisk | 2 | 2024 | 237.000.000 | 3 | 2,29% | 25% | - | 237.000.000 × 2,08% = 4.929.600 | 4.929.600
discount of a rate at the lower end | MV4 allrisk | 1 | 2024 | 237.000.000 | 3 | 2,18% | 10% | - | 237.000.000 × 2,18% = 5.166.600 | 5.166.600
discount and loading | MV4 allrisk | 3 | 2019 | 151.000.000 | 2 | 2,96% | 7,5% | - | 151.000.000 × 2,738% = 4.134.380; 151.000.000 × 2,738% × 10% = 413.438 | 4.547.818
discount and extensions | MV4 allrisk | 2 | 2022 | 198.000.000 | 2 | 2,72% | 4% | FLOOD 0,125%, QUAKE 0,11%, WS 7,5% | 198.000.000 × 2,6112% = 5.170.176; 198.000.000 × 0,125% = 247.500; 198.000.000 × 0,11% = 217.800; 198.000.000 × 2,72% × 7,5% = 403.920 | 6.039.396
discount, TLO | MV4 tlo | 1 | 2022 | 150.000.000 | 2 | 0,69% | 6% | - | 150.000.000 × 0,6486% = 972.900 | 972.900
accessories within the price class | MV4 allrisk | 2 | 2022 | 190.000.000 + 10.000.000 | 2 | 2,47% | - | - | 200.000.000 × 2,47% = 4.940.000 | 4.940.000
accessories above the price class | MV4 allrisk | 2 | 2022 | 190.000.000 + 10.000.001 | 3 | 2,08% | - | - | 200.000.001 × 2,08% = 4.160.000 | 4.160.000
accessories, TLO | MV2 tlo | 2 | 2025 | 32.000.000 + 3.500.000 | 8 | 2,16% | - | - | 35.500.000 × 2,16% = 766.800 | 766.800
accessories and extensions | MV4 allrisk | 1 | 2023 | 216.000.000 + 14.000.000 | 3 | 2,25% | - | FLOOD 0,09%, QUAKE 0,135%, SRCC 0,06% | 230.000.000 × 2,25% = 5.175.000; 230.000.000 × 0,09% = 207.000; 230.000.000 × 0,135% = 310.500; 230.000.000 × 0,06% = 138.000 | 5.830.500
liability | MV4 allrisk | 2 | 2025 | 261.000.000 | 3 | 2,15% | - | TPL 10.000.000 | 261.000.000 × 2,15% = 5.611.500; 10.000.000 × 1% = 100.000 | 5.711.500
liability | MV4 allrisk | 2 | 2025 | 261.000.000 | 3 | 2,15% | - | TPL 25.000.000 | 261.000.000 × 2,15% = 5.611.500; 25.000.000 × 1% = 250.000 | 5.861.500
liability | MV4 allrisk | 2 | 2025 | 261.000.000 | 3 | 2,15% | - | TPL 25.000.001 | 261.000.000 × 2,15% = 5.611.500; 25.000.000 × 1% + 1 × 0,5% = 250.000 | 5.861.500
liability | MV4 allrisk | 2 | 2025 | 261.000.000 | 3 | 2,15% | - | TPL 50.000.000 | 261.000.000 × 2,15% = 5.611.500; 25.000.000 × 1% + 25.000.000 × 0,5% = 375.000 | 5.986.500
liability | MV4 allrisk | 2 | 2025 | 261.000.000 | 3 | 2,15% | - | TPL 100.000.000 | 261.000.000 × 2,15% = 5.611.500; 25.000.000 × 1% + 25.000.000 × 0,5% + 50.000.000 × 0,25% = 500.000 | 6.111.500
liability | MV4 allrisk | 2 | 2025 | 261.000.000 | 3 | 2,15% | - | TPL 150.000.000 | 261.000.000 × 2,15% = 5.611.500; 25.000.000 × 1% + 25.000.000 × 0,5% + 50.000.000 × 0,25% + 50.000.000 × 0,15% = 575.000 | 6.186.500
liability to passengers | MV4 allrisk | 3 | 2025 | 261.000.000 | 3 | 1,85% | - | TJP 25.000.000 | 261.000.000 × 1,85% = 4.828.500; 25.000.000 × 0,5% = 125.000 | 4.953.500
liability to passengers | MV4 allrisk | 3 | 2025 | 261.000.000 | 3 | 1,85% | - | TJP 60.000.000 | 261.000.000 × 1,85% = 4.828.500; 25.000.000 × 0,5% + 25.000.000 × 0,25% + 10.000.000 × 0,125% = 200.000 | 5.028.500
liability to passengers | MV4 allrisk | 3 | 2025 | 261.000.000 | 3 | 1,85% | - | TJP 100.000.000 | 261.000.000 × 1,85% = 4.828.500; 25.000.000 × 0,5% + 25.000.000 × 0,25% + 50.000.000 × 0,125% = 250.000 | 5.078.500
driver and passengers | MV4 allrisk | 3 | 2025 | 261.000.000 | 3 | 1,85% | - | PAD 0,6% 25.000.000, PAP 0,12% 10.000.000 | 261.000.000 × 1,85% = 4.828.500; 25.000.000 × 0,6% = 150.000; 10.000.000 × 0,12% × 4 kursi = 48.000 | 5.026.500
workshop of an old car | MV4 allrisk | 2 | 2018 | 140.000.000 | 2 | 2,6% | - | WS 10% | 140.000.000 × 2,6% = 3.640.000; 140.000.000 × 2,6% × 15% = 546.000; 140.000.000 × 2,6% × 10% = 364.000 | 4.550.000
half a rupiah is rounded up | MV4 allrisk | 2 | 2025 | 150.000.020 | 2 | 2,5% | - | - | 150.000.020 × 2,5% = 3.750.001 | 3.750.001
price that is not round | MV4 allrisk | 1 | 2019 | 123.456.789 + 876.543 | 1 | 3,99% | 1,5% | FLOOD 0,085%, QUAKE 0,13%, SRCC 0,055%, TERROR 0,05%, TPL 33.333.333 | 124.333.332 × 3,9302% = 4.886.549; 124.333.332 × 3,9302% × 10% = 488.654; 124.333.332 × 0,085% = 105.683; 124.333.332 × 0,13% = 161.633; 124.333.332 × 0,055% = 68.383; 124.333.332 × 0,05% = 62.167; 25.000.000 × 1% + 8.333.333 × 0,5% = 291.667 | 6.064.736
all extensions | MV4 allrisk | 2 | 2020 | 390.000.000 + 9.000.000 | 3 | 2,2% | 3% | FLOOD 0,11%, QUAKE 0,115%, SRCC 0,05%, TERROR 0,05%, TPL 100.000.000, TJP 50.000.000, PAD 0,5% 50.000.000, PAP 0,1% 25.000.000, WS 5% | 399.000.000 × 2,134% = 8.514.660; 399.000.000 × 2,134% × 5% = 425.733; 399.000.000 × 0,11% = 438.900; 399.000.000 × 0,115% = 458.850; 399.000.000 × 0,05% = 199.500; 399.000.000 × 0,05% = 199.500; 25.000.000 × 1% + 25.000.000 × 0,5% + 50.000.000 × 0,25% = 500.000; 25.000.000 × 0,5% + 25.000.000 × 0,25% = 187.500; 50.000.000 × 0,5% = 250.000; 25.000.000 × 0,1% × 4 kursi = 100.000; 399.000.000 × 2,2% × 5% = 438.900 | 11.713.543
bus with extensions | BUS tlo | 3 | 2022 | 800.000.000 | 7 | 0,2% | - | FLOOD 0,06%, QUAKE 0,07%, SRCC 0,035% | 800.000.000 × 0,2% = 1.600.000; 800.000.000 × 0,06% = 480.000; 800.000.000 × 0,07% = 560.000; 800.000.000 × 0,035% = 280.000 | 2.920.000
`;

const CODE_OF_ABBREVIATION: Record<string, ExtensionCode> = {
  FLOOD: 'FLOOD_TYPHOON',
  QUAKE: 'EARTHQUAKE_TSUNAMI_VOLCANO',
  SRCC: 'SRCC',
  TERROR: 'TERRORISM_SABOTAGE',
  TPL: 'TPL',
  TJP: 'PASSENGER_LIABILITY',
  PAD: 'PA_DRIVER',
  PAP: 'PA_PASSENGER',
  WS: 'AUTHORIZED_WORKSHOP',
};

const wholeNumber = (text: string) => Number(text.replaceAll('.', ''));
const ppmOfPercent = (text: string) => percentToPpm(Number(text.replace('%', '').replace(',', '.')));

/** Returns the extension of a text such as 'PAD 0,5% 100.000.000', which contains a rate, a limit, or both. */
function expansionOf(text: string): Expansion {
  const [abbreviation = '', ...values] = text.split(' ');
  const rate = values.find((figure) => figure.endsWith('%'));
  const limit = values.find((figure) => !figure.endsWith('%'));
  const rates = rate === undefined ? [] : TARIFF_REGIONS.map(() => ppmOfPercent(rate));
  const code = CODE_OF_ABBREVIATION[abbreviation] ?? 'TPL';
  return {
    _id: abbreviation,
    featureId: abbreviation,
    code,
    name: abbreviation,
    limit: limit ? wholeNumber(limit) : 0,
    rates,
  };
}

const regionOf = (text: string): TariffRegion =>
  TARIFF_REGIONS.find((region) => region === Number(text)) ?? 1;

/** Returns the product and the vehicle of a table row, with the expected calculation and premium. */
function exampleOf(row: string) {
  const cells = row.split(' | ');
  const [title = '', kind = '', area = '', year = '', value = '', category = '', rate = ''] = cells;
  const [discount = '', extensionTexts = '', arithmetic = '', premium = ''] = cells.slice(7);
  const [type = '', cover = ''] = kind.split(' ');
  const [price = '', accessories = '0'] = value.split(' + ');
  const region = regionOf(area);
  const expansion = extensionTexts === '-' ? [] : extensionTexts.split(', ').map(expansionOf);
  const product: VehicleTariff = {
    typeCoverage: isCover(cover) ? cover : 'tlo',
    vehicleTypes: VEHICLE_TYPES,
    maxAge: 15,
    rates: TARIFF_CATEGORIES.filter((candidate) => candidate === Number(category)).map((tariffCategory) => ({
      category: tariffCategory,
      region,
      rate: ppmOfPercent(rate),
    })),
    discountRate: discount === '-' ? 0 : ppmOfPercent(discount),
    expansion,
  };
  const quotedVehicle: QuotedVehicle = {
    vehicle: {
      vehicleType: isVehicleType(type) ? type : 'MV4',
      year: Number(year),
      price: wholeNumber(price),
      region,
      seats: 5,
    },
    accesories: [{ accesoriesValue: wholeNumber(accessories) }],
    expansion: expansion.map(({ _id }) => _id),
  };
  return { title, product, quotedVehicle, arithmetic, premium: wholeNumber(premium) };
}

const examples = EXAMPLES.trim().split('\n').map(exampleOf);

test('the table of quotes has at least 60 examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(60);
});

describe.each(examples)(
  'the premium of the example “$title”: $arithmetic',
  ({ product, quotedVehicle, arithmetic, premium }) => {
    test('the premium is the sum of the explained lines', () => {
      const quote = quoteVehicle(product, quotedVehicle, today);
      expect(quote?.premi.discount).toBe(premium);
      const { lines, total } = explainPremium(product, quotedVehicle.vehicle, quote ?? expect.unreachable());
      const calculations = lines.map(
        ({ calculation, amount }) => `${calculation} = ${amount.toLocaleString('de-DE')}`,
      );
      expect(calculations.join('; ').replaceAll('Rp', '')).toBe(arithmetic);
      expect(total).toBe(premium);
      expect(eligibilityProblems(product, quotedVehicle, today)).toEqual([]);
    });
  },
);

/** Returns a product whose rates are all at this position of their bands, in percent of the width of the band. */
function productAtPosition(
  typeCoverage: Cover,
  bandPercent: number,
  changes: Partial<VehicleTariff> = {},
): VehicleTariff {
  const rates = TARIFF_CATEGORIES.flatMap((category) =>
    TARIFF_REGIONS.map((region) => {
      const [low, high] = BASE_RATES[typeCoverage][category][region - 1] ?? [0, 0];
      return { category, region, rate: low + Math.floor(((high - low) * bandPercent) / 100) };
    }),
  );
  const expansion = EXTENSION_CODES.flatMap((code): Expansion[] => {
    const extensionRates = TARIFF_REGIONS.map((region) => {
      const [low, high] = extensionLimits(code, typeCoverage, region) ?? [0, null];
      return low + Math.floor((((high ?? low) - low) * bandPercent) / 100);
    });
    const expansionFields = {
      featureId: code,
      code,
      name: EXTENSIONS[code].name,
      rates: extensionRates,
    };
    return [25_000_000, 60_000_000].map((limit) => ({ ...expansionFields, _id: `${code}-${limit}`, limit }));
  });
  return {
    typeCoverage,
    vehicleTypes: VEHICLE_TYPES,
    maxAge: 15,
    rates,
    discountRate: 0,
    expansion,
    ...changes,
  };
}

const car: QuotedVehicle['vehicle'] = {
  vehicleType: 'MV4',
  year: 2024,
  price: 250_000_000,
  region: 2,
  seats: 7,
};
const carWithoutAdditions: QuotedVehicle = { vehicle: car, accesories: [], expansion: [] };
const fees = {
  adminFee: 50_000,
  policyPrintFee: 25_000,
  serviceFee: { useServiceFee: true, method: 'percentage', value: 1, maximumValue: 40_000 } as const,
};

describe('a quote of a random vehicle', () => {
  const products = COVERS.flatMap((cover) =>
    [-20, -1, 0, 1, 37, 50, 99, 100, 101, 120].map((bandPercent) => ({
      ...productAtPosition(cover, bandPercent),
      ...fees,
    })),
  );
  const randomOrder = fc.record({
    vehicleType: fc.constantFrom(...VEHICLE_TYPES),
    year: fc.integer({ min: 2005, max: 2027 }),
    price: fc.integer({ min: 1_000_000, max: 3_000_000_000 }),
    region: fc.constantFrom(...TARIFF_REGIONS),
    accessory: fc.nat({ max: 100_000_000 }),
    product: fc.constantFrom(...products),
    discountRate: fc.nat({ max: 400_000 }),
    chosenIndexes: fc.array(fc.nat({ max: 17 }), { maxLength: 3 }),
    printPolicy: fc.boolean(),
  });
  type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer Value> ? Value : never;

  const orderOf = ({
    vehicleType,
    year,
    price,
    region,
    accessory,
    chosenIndexes,
    printPolicy,
    ...randomFields
  }: RandomOrder) => {
    const product = { ...randomFields.product, discountRate: randomFields.discountRate };
    // Any number from 1 to 50.
    const seats = (price % 50) + 1;
    const vehicle = { vehicleType, year, price, region, seats };
    const expansion = chosenIndexes.flatMap((index) => product.expansion[index]?._id ?? []);
    return { product, vehicle, expansion, accesories: [{ accesoriesValue: accessory }], printPolicy };
  };

  test('has a rate and a premium within the band of the regulator, for 10,000 vehicles, products and extensions', () => {
    let quoteCount = 0;
    fc.assert(
      fc.property(randomOrder, (randomValues) => {
        const { product, ...order } = orderOf(randomValues);
        const quote = quoteVehicle(product, order, today);
        if (!quote) return true;
        quoteCount += 1;
        const { vehicle } = order;
        const { sumInsured, basicPremium, loading, loadingPremium, expansions, premi } = quote;
        const band = bandFor({ ...vehicle, sumInsured }, product.typeCoverage);
        const extensionPremium = expansions.reduce(
          (sum, { premi: expansionPremium }) => sum + expansionPremium,
          0,
        );
        return (
          coversOf(vehicle.vehicleType).includes(product.typeCoverage) &&
          [quote.rate, quote.discountedRate].every((rate) => rate >= band.low && rate <= band.high) &&
          basicPremium >= applyRate(sumInsured, band.low) &&
          basicPremium <= applyRate(sumInsured, band.high) &&
          // Only the sum of basic premium and loading premium is rounded, so the loading premium may differ slightly.
          Math.abs(loadingPremium - (basicPremium * loading) / PPM) <= 1.25 &&
          basicPremium + loadingPremium + extensionPremium === premi.discount &&
          premi.discount <= premi.normal &&
          expansions.every(({ code, rate }) => {
            const [low, high] = extensionLimits(code, product.typeCoverage, vehicle.region) ?? [0, null];
            return rate === 0 || (rate >= low && rate <= (high ?? rate));
          })
        );
      }),
      { numRuns: 10_000 },
    );
    expect(quoteCount).toBeGreaterThan(500);
  });

  test('has the same sum in its displayed, charged and stored amounts', () => {
    fc.assert(
      fc.property(randomOrder, (randomValues) => {
        const { product, ...order } = orderOf(randomValues);
        const quote = quoteVehicle(product, order, today);
        const price = vehiclePrice(product, order, today);
        // Too expensive accessories are a problem of the form, but do not prevent a quote.
        const problems = eligibilityProblems(product, order, today).filter(
          ({ path }) => path !== 'accesories',
        );
        expect([price === null, problems.length > 0]).toEqual([quote === null, quote === null]);
        if (!quote || !price) return;
        const { lines, total } = explainPremium(product, order.vehicle, quote);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(lines.every(({ amount }) => amount >= 0)).toBe(true);
        expect(price.amounts.premium).toBe(total);
        expect(price.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.amounts.total);
        expect(price.rows.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        const { vehicle, accesories, expansion } = order;
        const details = { vehicle, additions: { accesories, expansion } };
        const placedOrder = { amounts: price.amounts, timePeriod: 1, product, details };
        expect(vehiclePriceRows(placedOrder)).toEqual(price.rows);
      }),
    );
  });

  test('gives price rows that are never negative and add up to the total, for any charged premium', () => {
    fc.assert(
      fc.property(randomOrder, fc.nat({ max: 10_000_000 }), (randomValues, premium) => {
        const { product, vehicle, accesories, expansion } = orderOf(randomValues);
        const amounts = { premium, adminFee: 0, policyPrintFee: 0, serviceFee: 0, total: premium };
        const details = { vehicle, additions: { accesories, expansion } };
        const rows = vehiclePriceRows({ amounts, timePeriod: 1, product, details });
        expect(rows.every(({ amount }) => amount >= 0)).toBe(true);
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(premium);
      }),
    );
  });
});

describe('the band of the regulator', () => {
  const { low, high } = bandFor({ ...car, sumInsured: car.price }, 'allrisk');

  test.each([
    [low - 1, null],
    [low, low],
    [high, high],
    [high + 1, null],
  ])('excludes an insurer’s rate outside the band: for %d ppm the quoted rate is %j', (rate, quotedRate) => {
    const rates = [{ category: 3, region: 2, rate }] as const;
    expect(rateInBand(rates, { category: 3, region: 2, low, high })).toBe(quotedRate);
    expect(
      quoteVehicle(productAtPosition('allrisk', 0, { rates }), carWithoutAdditions, today)?.rate ?? null,
    ).toBe(quotedRate);
  });

  test('excludes an extension from the offer if its rate is outside the band of the extension', () => {
    const flood = (rate: number) => [
      {
        _id: 'f',
        featureId: 'f',
        name: 'Banjir',
        code: 'FLOOD_TYPHOON',
        limit: 0,
        rates: [0, rate, 0],
      } as const,
    ];
    // In region 2, the band of flood is 1,000 to 1,250 ppm.
    const premiums = [999, 1_000, 1_250, 1_251].map(
      (rate) =>
        offeredExpansions(
          productAtPosition('allrisk', 0, { expansion: flood(rate) }),
          carWithoutAdditions,
          today,
        )[0]?.premi,
    );
    expect(premiums).toEqual([undefined, 250_000, 312_500, undefined]);
  });
});

describe('a product', () => {
  const product = productAtPosition('allrisk', 50, { vehicleTypes: ['MV4', 'TRUCK'], maxAge: 10 });

  test.each([
    [
      'an All Risk cover of a truck',
      { vehicleType: 'TRUCK' },
      'vehicle',
      'All Risk tidak tersedia untuk Truk',
    ],
    ['an All Risk cover of a bus', { vehicleType: 'BUS' }, 'vehicle', 'All Risk tidak tersedia untuk Bus'],
    [
      'an All Risk cover of a motorcycle',
      { vehicleType: 'MV2' },
      'vehicle',
      'All Risk tidak tersedia untuk Sepeda Motor',
    ],
    [
      'a car above the maximum age',
      { year: 2015 },
      'year',
      'Usia kendaraan maksimal 10 tahun untuk produk ini',
    ],
    [
      'a vehicle without a price',
      { price: 0 },
      'vehicle',
      'Produk ini belum tersedia untuk kendaraan dan wilayah yang dipilih',
    ],
    [
      'a price with a fraction',
      { price: 0.5 },
      'vehicle',
      'Produk ini belum tersedia untuk kendaraan dan wilayah yang dipilih',
    ],
  ] as const)('has no quote for %s', (_, change, path, message) => {
    const order = { ...carWithoutAdditions, vehicle: { ...car, ...change } };
    expect(quoteVehicle(product, order, today)).toBeNull();
    expect(offeredExpansions(product, order, today)).toEqual([]);
    expect(eligibilityProblems(product, order, today)).toEqual([{ path, message }]);
  });

  test('has a quote for a car of the maximum age, with an age loading of 25 %', () => {
    expect(
      quoteVehicle(product, { ...carWithoutAdditions, vehicle: { ...car, year: 2016 } }, today)?.loading,
    ).toBe(250_000);
  });

  test('has an eligibility problem for a vehicle type that it does not insure', () => {
    const truckProduct = productAtPosition('tlo', 50, { vehicleTypes: ['TRUCK'] });
    expect(eligibilityProblems(truckProduct, carWithoutAdditions, today)).toEqual([
      { path: 'vehicle', message: 'Produk ini tidak tersedia untuk Mobil' },
    ]);
  });

  test.each([
    ['an extension that it does not offer', ['x'], ['Perluasan yang dipilih tidak tersedia pada produk ini']],
    [
      'two limits of one extension',
      ['TPL-25000000', 'TPL-60000000'],
      [`Pilih satu batas pertanggungan saja untuk ${EXTENSIONS.TPL.name}`],
    ],
    [
      'the same extension twice',
      ['SRCC-25000000', 'SRCC-25000000'],
      [`Pilih satu batas pertanggungan saja untuk ${EXTENSIONS.SRCC.name}`],
    ],
  ])('has no quote with %s', (_, expansion, messages) => {
    const order = { ...carWithoutAdditions, expansion };
    expect(quoteVehicle(product, order, today)).toBeNull();
    expect(eligibilityProblems(product, order, today)).toEqual(
      messages.map((message) => ({ path: 'expansion', message })),
    );
  });

  test('has an eligibility problem for each extension that the vehicle type cannot have', () => {
    const tloProduct = productAtPosition('tlo', 0, { vehicleTypes: ['MV4', 'TRUCK'] });
    const expansion = ['FLOOD_TYPHOON-25000000', 'TPL-25000000', 'AUTHORIZED_WORKSHOP-25000000'];
    const truck = { vehicle: { ...car, vehicleType: 'TRUCK' }, accesories: [], expansion } as const;
    expect(eligibilityProblems(tloProduct, truck, today)).toEqual([
      { path: 'expansion', message: `${EXTENSIONS.TPL.name} tidak tersedia untuk Truk` },
      { path: 'expansion', message: `${EXTENSIONS.AUTHORIZED_WORKSHOP.name} tidak tersedia untuk Truk` },
    ]);
  });

  test('has an eligibility problem for accessories above 50% of the vehicle’s price', () => {
    const order = (accesoriesValue: number) => ({
      ...carWithoutAdditions,
      accesories: [{ accesoriesValue }],
    });
    expect(eligibilityProblems(product, order(125_000_000), today)).toEqual([]);
    expect(eligibilityProblems(product, order(125_000_001), today)).toEqual([
      {
        path: 'accesories',
        message: 'Total nilai aksesori maksimal 50% dari harga kendaraan, yaitu Rp125.000.000',
      },
    ]);
  });
});

test.each([
  ['allrisk', 0, 0],
  ['allrisk', 5, 0],
  ['allrisk', 6, 50_000],
  ['allrisk', 10, 250_000],
  ['allrisk', 15, 500_000],
  ['allrisk', 16, null],
  ['tlo', 6, 0],
  ['tlo', 40, 0],
] as const)('the age loading of cover %s for a vehicle of %d years is %j ppm', (cover, age, loading) => {
  expect(ageLoading(cover, age)).toBe(loading);
});

test.each([
  [20_800, '2,08%'],
  [10_000, '1%'],
  [750, '0,075%'],
  [21_755, '2,1755%'],
  [50_000, '5%'],
  [0, '0%'],
])('percentText displays %d ppm as %s', (rate, text) => {
  expect(percentText(rate)).toBe(text);
});

test('a quote with a discount has the premium before and after the discount', () => {
  const product = productAtPosition('allrisk', 100, { discountRate: 50_000 });
  const quote = quoteVehicle(product, carWithoutAdditions, today);
  // 250,000,000 × 2.29 % = 5,725,000. With a rate that is 5 % lower: 250,000,000 × 2.1755 % = 5,438,750.
  expect(quote).toMatchObject({ premi: { normal: 5_725_000, discount: 5_438_750 } });
});

test('the price rows of a vehicle order are premium, each extension and each fee', () => {
  const product = { ...productAtPosition('allrisk', 0), ...fees };
  const expansion = ['FLOOD_TYPHOON-25000000', 'TPL-25000000'];
  const price = vehiclePrice(product, { ...carWithoutAdditions, expansion, printPolicy: true }, today);
  expect(price?.rows).toEqual([
    { label: 'Premi 1 tahun', amount: 5_200_000 },
    { label: `Perluasan ${EXTENSIONS.FLOOD_TYPHOON.name}`, amount: 250_000 },
    { label: `Perluasan ${EXTENSIONS.TPL.name}`, amount: 250_000 },
    { label: 'Biaya admin', amount: 50_000, fee: 'admin' },
    { label: 'Biaya cetak polis', amount: 25_000, fee: 'print' },
    { label: 'Biaya layanan', amount: 40_000, fee: 'service' },
  ]);
  expect(price?.amounts).toMatchObject({ premium: 5_700_000, total: 5_815_000 });
});

test('the explanation of a vehicle premium has class, category, region, band, rate, discount and sum insured', () => {
  const product = productAtPosition('allrisk', 100, { discountRate: 200_000 });
  const order = { ...carWithoutAdditions, accesories: [{ accesoriesValue: 10_000_000 }] };
  const quote = quoteVehicle(product, order, today);
  expect(explainPremium(product, car, quote ?? expect.unreachable()).facts).toEqual([
    { label: 'Kelas kendaraan', value: 'Non-bus dan non-truk' },
    { label: 'Jaminan', value: 'All Risk' },
    { label: 'Kategori', value: 'Kategori 3 (di atas Rp200.000.000 s/d Rp400.000.000)' },
    { label: 'Wilayah', value: 'Wilayah 2 (DKI Jakarta, Jawa Barat, Banten)' },
    { label: 'Batas tarif OJK', value: '2,08% – 2,29%' },
    { label: 'Tarif perusahaan asuransi', value: '2,29%' },
    { label: 'Tarif setelah diskon 20%', value: '2,08%, batas bawah tarif OJK' },
    { label: 'Harga pertanggungan', value: 'Rp250.000.000 + aksesori Rp10.000.000 = Rp260.000.000' },
    { label: 'Usia kendaraan', value: '2 tahun' },
  ]);
});
