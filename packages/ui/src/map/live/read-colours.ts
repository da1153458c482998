const names = ['land', 'quarter', 'road', 'case', 'park', 'water', 'ink', 'halo'] as const;

/** What a map is painted with. */
export type MapColours = Readonly<Record<(typeof names)[number], string>>;

/** The colours of the page as WebGL takes them: the program that draws knows no oklch(). */
export function readColours(box: HTMLElement): MapColours {
  const style = getComputedStyle(box);
  const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colours = names.map((name) => {
    if (!painter) return [name, '#888'];
    painter.fillStyle = style.getPropertyValue(`--map-${name}`);
    painter.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = painter.getImageData(0, 0, 1, 1).data;
    return [name, `rgb(${red}, ${green}, ${blue})`];
  });
  return Object.fromEntries(colours) as MapColours;
}
