/** Pairs as two index arrays that grow by doubling and are used again in every frame. */
export class PairList {
  count = 0;
  stride = 1;
  a;
  b;

  constructor(capacity = 1024) {
    this.a = new Uint32Array(capacity);
    this.b = new Uint32Array(capacity);
  }

  get bytes() {
    return this.a.byteLength + this.b.byteLength;
  }

  push(a, b) {
    if (this.count === this.a.length) this.grow();
    this.a[this.count] = a;
    this.b[this.count++] = b;
  }

  grow() {
    this.a = doubled(this.a);
    this.b = doubled(this.b);
  }
}

function doubled(array) {
  const larger = new Uint32Array(2 * array.length);
  larger.set(array);
  return larger;
}
