export const rangeSliderMessages = {
  low: 'Terendah',
  high: 'Tertinggi',
};
