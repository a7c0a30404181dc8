// Sounds, made of waves and noise when they are played. Off until the player switches them on.
import type { Happening } from './game';

/** Steps between two sounds of a kind: hundreds may happen in one step. */
const apart: Readonly<Record<Happening['kind'], number>> = {
  wave: 1,
  hit: 5,
  burst: 3,
  collect: 4,
  ram: 4,
  burn: 6,
  lost: 1,
};
const TONES = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]; // half tones, from gem to gem
const PAUSE = 30; // steps without a gem, after which the tones begin anew

export class Sound {
  isOn = false;
  #context: AudioContext | undefined;
  #out: AudioNode | undefined;
  #noise: AudioBuffer | undefined;
  readonly #lastSteps = new Map<Happening['kind'], number>();
  #gems = 0;

  async toggle(): Promise<void> {
    this.isOn = !this.isOn;
    if (!this.isOn) return this.#context?.suspend();
    this.#start();
    await this.#context!.resume();
  }

  play(happenings: readonly Happening[], step: number): void {
    if (!this.isOn) return;
    for (const happening of happenings) {
      const since = step - (this.#lastSteps.get(happening.kind) ?? -Infinity);
      if (since >= 0 && since < apart[happening.kind]) continue;
      this.#lastSteps.set(happening.kind, step);
      this.#play(happening, since);
    }
  }

  #play({ kind, body }: Happening, since: number): void {
    if (kind === 'wave') {
      this.#tone('triangle', 196, 196, 0.3, 0.3);
      this.#tone('triangle', 294, 294, 0.5, 0.3, 0.14);
    } else if (kind === 'hit') this.#hiss(3500, 0.03, body === 'rock' ? 0.1 : 0.05);
    else if (kind === 'burst' && body === 'brute') {
      this.#tone('square', 180, 40, 0.25, 0.12);
      this.#hiss(900, 0.25, 0.35);
    } else if (kind === 'burst') {
      this.#tone('square', 420, 110, 0.08, 0.05);
      this.#hiss(1800, 0.08, 0.12);
    } else if (kind === 'collect') {
      this.#gems = since < PAUSE ? Math.min(this.#gems + 1, TONES.length - 1) : 0;
      const pitch = 523 * 2 ** (TONES[this.#gems]! / 12);
      this.#tone('sine', pitch, pitch, 0.1, 0.1);
    } else if (kind === 'ram') {
      this.#tone('sawtooth', 240, 50, 0.3, 0.18);
      this.#hiss(1200, 0.2, 0.3);
    } else if (kind === 'burn') this.#tone('sawtooth', 90, 110, 0.1, 0.12);
    else {
      this.#tone('sawtooth', 400, 30, 1.4, 0.25);
      this.#hiss(700, 1.2, 0.5);
    }
  }

  #start(): void {
    if (this.#context !== undefined) return;
    const context = new AudioContext();
    this.#context = context;
    this.#out = context.createDynamicsCompressor(); // many sounds at once are no louder than one
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }

  /** From one pitch to another, in seconds, and fading. */
  #tone(
    type: OscillatorType,
    from: number,
    to: number,
    seconds: number,
    loud: number,
    later = 0,
  ): void {
    const context = this.#context!;
    const begin = context.currentTime + later;
    const wave = context.createOscillator();
    wave.type = type;
    wave.frequency.setValueAtTime(from, begin);
    wave.frequency.exponentialRampToValueAtTime(to, begin + seconds);
    wave.connect(this.#fade(begin, seconds, loud));
    wave.start(begin);
    wave.stop(begin + seconds);
  }

  /** Noise below a pitch. */
  #hiss(pitch: number, seconds: number, loud: number): void {
    const context = this.#context!;
    const source = context.createBufferSource();
    source.buffer = this.#noise!;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = pitch;
    source.connect(filter);
    filter.connect(this.#fade(context.currentTime, seconds, loud));
    source.start();
    source.stop(context.currentTime + seconds);
  }

  #fade(begin: number, seconds: number, loud: number): GainNode {
    const gain = this.#context!.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    gain.connect(this.#out!);
    return gain;
  }
}
