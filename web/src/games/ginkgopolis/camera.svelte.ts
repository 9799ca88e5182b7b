/** What part of the city is seen: it can be moved and enlarged, and follows the growing city until somebody moves it. */

import type { Box, Point } from "./geometry.ts";

const SMALLEST = 0.3;
const LARGEST = 2.2;
const STEP = 1.25;

/** What is covered at the edges of the board. */
export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export class Camera {
  /** The point in the middle of the board, and how large a unit is. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Whether it shows what somebody has chosen, and not simply the whole. */
  moved = $state(false);
  width = $state(0);
  height = $state(0);

  readonly transform = $derived(
    `translate(${this.width / 2}px, ${this.height / 2}px) scale(${this.scale}) translate(${-this.x}px, ${-this.y}px)`,
  );
  /** What is seen beside what covers the edges, as long as nobody has moved it. */
  sight = $state.raw<Box>({ left: -100, top: -100, right: 100, bottom: 100 });
  #whole: Box = { left: -100, top: -100, right: 100, bottom: 100 };
  #insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

  /** Show all of a box beside what covers the edges, or its middle if it would be too small. */
  fit(box: Box, insets: Insets, smallest: number, largest: number): void {
    this.#whole = box;
    this.#insets = insets;
    const width = Math.max(80, this.width - insets.left - insets.right);
    const height = Math.max(80, this.height - insets.top - insets.bottom);
    const whole = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
    this.scale = within(whole, smallest, largest);
    this.x = (box.left + box.right) / 2 - (insets.left - insets.right) / 2 / this.scale;
    this.y = (box.top + box.bottom) / 2 - (insets.top - insets.bottom) / 2 / this.scale;
    const [middle, centre] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [across, down] = [width / 2 / this.scale, height / 2 / this.scale];
    this.sight = { left: middle - across, right: middle + across, top: centre - down, bottom: centre + down };
    this.moved = false;
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    this.x = within(this.x - dx / this.scale, this.#whole.left, this.#whole.right);
    this.y = within(this.y - dy / this.scale, this.#whole.top, this.#whole.bottom);
    this.moved = true;
  }

  /** Enlarge around a point of the board; its middle if none is given. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = within(this.scale * factor, SMALLEST, LARGEST);
    const keep = 1 / this.scale - 1 / scale;
    this.x += (at.x - this.width / 2) * keep;
    this.y += (at.y - this.height / 2) * keep;
    this.scale = scale;
    this.pan(0, 0);
  }

  closer = (): void => this.zoom(STEP);
  farther = (): void => this.zoom(1 / STEP);

  /** Bring a point of the city, and so much around it, to where nothing covers it. */
  reveal({ x, y }: Point, around: number): void {
    const { moved, scale } = this;
    const reach = around * scale;
    const at = { x: this.width / 2 + (x - this.x) * scale, y: this.height / 2 + (y - this.y) * scale };
    const { left, right, top, bottom } = this.#insets;
    const to = {
      x: within(at.x, left + reach, this.width - right - reach),
      y: within(at.y, top + reach, this.height - bottom - reach),
    };
    this.pan(to.x - at.x, to.y - at.y);
    this.moved = moved;
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
