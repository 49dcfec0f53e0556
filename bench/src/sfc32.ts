/** The small fast counting generator that every version of the skirmish throws its dice with. */
export class Sfc32 {
  a: number;
  b = 0x9e3779b9 | 0;
  c = 0x85ebca6b | 0;
  d = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A whole number of 32 bits, never negative. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum >>> 0;
  }

  below(limit: number): number {
    return Math.floor((this.next() * limit) / 4294967296);
  }
}

export type Words = [a: number, b: number, c: number, d: number];

/** The state of a generator fresh from its seed, for versions that keep it in their own state. */
export function seedWords(seed: number): Words {
  const { a, b, c, d } = new Sfc32(seed);
  return [a, b, c, d];
}
