export { TONES, type Tone } from './tone.ts';
