export const carouselMessages = {
  /** Type of the component, read after its name. */
  role: 'karusel',
  position: (slide: number, count: number) => `${slide} dari ${count}`,
  pause: 'Jeda animasi',
  play: 'Lanjutkan animasi',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
};
