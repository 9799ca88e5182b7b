/** The part of a drawing that is seen, and what lies on it. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A frame of this ratio of width to height, with more around it at its sides or above and below. */
export function widened(frame: Frame, ratio: number): Frame {
  const width = Math.max(frame.width, frame.height * ratio);
  const height = Math.max(frame.height, frame.width / ratio);
  return { x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2, width, height };
}

/** The style of something that lies on a drawing, of which `seen` is shown: it moves by `translate`, as what is drawn does. */
export function lyingAt({ x, y, width, height }: Frame, seen: Frame): string {
  const size = `width: ${(width / seen.width) * 100}%; height: ${(height / seen.height) * 100}%`;
  return `left: 0; top: 0; ${size}; translate: ${((x - seen.x) / width) * 100}% ${((y - seen.y) / height) * 100}%`;
}
