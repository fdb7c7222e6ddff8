import '../tag/naungan.js';
