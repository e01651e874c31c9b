/** Where the board is looked at: a shift in pixels and a size of a square in pixels. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(32);
  width = $state(1);
  height = $state(1);
  #moved = false;

  constructor(private columns: number, private rows: number) {}

  /** Takes the size of the window; shows everything until somebody has moved the view. */
  resize(width: number, height: number): void {
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    if (!this.#moved) this.fit();
    else this.pan(dx, dy);
  }

  /** What lies around the map: the names of columns and rows, the line that says where the game stands, and the buttons at the right of a wide window. */
  get #rim(): { left: number; top: number; right: number; bottom: number } {
    return this.width > 560 ? { left: 28, top: 74, right: 60, bottom: 12 } : { left: 16, top: 66, right: 8, bottom: 8 };
  }

  get whole(): number {
    const { left, top, right, bottom } = this.#rim;
    return Math.max(4, Math.min((this.width - left - right) / this.columns, (this.height - top - bottom) / this.rows));
  }

  fit(): void {
    const { left, top, right, bottom } = this.#rim;
    this.#moved = false;
    this.scale = this.whole;
    // In the middle of the window, as far as the rim leaves it there.
    this.x = Math.min(this.width - right - this.columns * this.scale, Math.max(left, (this.width - this.columns * this.scale) / 2));
    this.y = Math.min(this.height - bottom - this.rows * this.scale, Math.max(top, (this.height - this.rows * this.scale) / 2));
  }

  pan(dx: number, dy: number): void {
    this.#moved = true;
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Zooms by a factor so that the point under the pointer stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#moved = true;
    const scale = Math.min(140, Math.max(Math.min(14, this.whole), this.scale * factor));
    const by = scale / this.scale;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.scale = scale;
    this.#hold();
  }

  /** Brings a square into view, and near enough to read. */
  lookAt(column: number, row: number, near = 0): void {
    this.#moved = true;
    this.scale = Math.max(this.scale, near);
    this.x = this.width / 2 - column * this.scale;
    this.y = this.height / 2 - row * this.scale;
    this.#hold();
  }

  /** Whether a square is comfortably in view. */
  sees(column: number, row: number): boolean {
    const [px, py] = [this.x + column * this.scale, this.y + row * this.scale];
    return px > 24 && py > 24 && px < this.width - 24 && py < this.height - 24;
  }

  /** The square under a point of the window, in fractions. */
  at(px: number, py: number): [number, number] {
    return [(px - this.x) / this.scale, (py - this.y) / this.scale];
  }

  /** A board larger than the window fills it, but for a margin; a smaller one stays in it. */
  #hold(): void {
    this.x = held(this.x, this.columns * this.scale, this.width);
    this.y = held(this.y, this.rows * this.scale, this.height);
  }
}

function held(at: number, board: number, window: number): number {
  const margin = 56;
  const ends = [margin, window - margin - board].sort((a, b) => a - b) as [number, number];
  return Math.min(Math.max(at, ends[0]), ends[1]);
}
