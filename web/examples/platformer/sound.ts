// Sounds, made of waves and noise when they are played. Off until the player switches them on.
import type { Happening } from './game';
import type { LevelName } from './level';

/** Half tones above the ground tone, one for each of 32 beats; a dot is a rest. Each level has its own. */
const tunes: Readonly<Record<LevelName, string>> = {
  meadow: '0.4.7.c.b.7.4.2.0.5.9.c.e.c.9.7.',
  mill: '0..3..7.a..7..3.5..8..c.a.7.3.2.',
  lighthouse: '0...7...a...3...8...c...7...2...',
};
const BEAT = 13; // steps of the game
const GROUND_TONE = 220;

export class Sound {
  isOn = false;
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #noise: AudioBuffer | undefined;

  async toggle(): Promise<void> {
    this.isOn = !this.isOn;
    if (!this.isOn) return this.#context?.suspend();
    this.#start();
    await this.#context!.resume();
  }

  play({ kind }: Happening): void {
    if (!this.isOn) return;
    if (kind === 'jump') this.#tone('triangle', 260, 620, 0.16, 0.25);
    else if (kind === 'land') this.#hiss(500, 0.09, 0.22);
    else if (kind === 'drop') this.#tone('triangle', 400, 240, 0.12, 0.18);
    else if (kind === 'spark') {
      this.#tone('sine', 988, 988, 0.07, 0.2);
      this.#tone('sine', 1319, 1319, 0.3, 0.2, 0.07);
    } else if (kind === 'stomp') {
      this.#tone('square', 220, 70, 0.16, 0.14);
      this.#hiss(900, 0.12, 0.3);
    } else if (kind === 'hurt') {
      this.#tone('sawtooth', 330, 60, 0.45, 0.16);
      this.#hiss(1800, 0.4, 0.2);
    } else if (kind === 'lamp') this.#chord([0, 4, 7, 12], 0.07);
    else this.#chord([0, 4, 7, 12, 16, 19, 24], 0.11);
  }

  /** Goes on with the tune of this level. */
  advance(level: LevelName, step: number): void {
    if (!this.isOn || step % BEAT !== 0) return;
    const tune = tunes[level];
    const beat = step / BEAT;
    const note = Number.parseInt(tune[beat % tune.length]!, 16);
    if (!Number.isNaN(note)) this.#pluck(note, 0.06);
    if (beat % 16 === 0) this.#pluck(-12, 0.1);
    if (beat % 16 === 8) this.#pluck(-5, 0.08);
  }

  #start(): void {
    if (this.#context !== undefined) return;
    const context = new AudioContext();
    this.#context = context;
    this.#out = context.createGain();
    this.#out.gain.value = 0.5;
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }

  #chord(notes: readonly number[], between: number): void {
    for (const [i, note] of notes.entries()) {
      const pitch = pitchOf(note + 12);
      this.#tone('triangle', pitch, pitch, 0.5, 0.18, i * between);
    }
  }

  #pluck(note: number, loud: number): void {
    const pitch = pitchOf(note);
    this.#tone('triangle', pitch, pitch, 0.7, loud);
    this.#tone('sine', 2 * pitch, 2 * pitch, 0.3, loud / 3);
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

  #hiss(pitch: number, seconds: number, loud: number): void {
    const context = this.#context!;
    const source = context.createBufferSource();
    source.buffer = this.#noise!;
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
    gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    gain.connect(this.#out!);
    return gain;
  }
}

function pitchOf(note: number): number {
  return GROUND_TONE * 2 ** (note / 12);
}
