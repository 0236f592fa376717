/** What a person sees of a button, as a browser draws it. */
export interface Look {
  /** The contrast of its words with what is behind them (WCAG 1.4.3). Undefined if a picture is behind them. */
  readonly contrast: number | undefined;
  /** Everything that sets its look apart. Two buttons with the same signature look the same. */
  readonly signature: string;
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Whether the page is drawn. jsdom draws nothing: its elements have no height. */
export function isDrawn(): boolean {
  const probe = document.body.appendChild(document.createElement('p'));
  probe.textContent = 'A';
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return height > 0;
}

export function lookOf(button: HTMLElement): Look {
  const words = innermost(button);
  const { color } = getComputedStyle(words);
  const behind = backgroundOf(words);
  const opacity = opacityOf(words);
  const { borderTopColor, borderTopStyle, borderTopWidth, boxShadow, fontWeight, filter } =
    getComputedStyle(button);
  const signature = JSON.stringify([
    color,
    behind,
    opacity,
    borderTopStyle === 'none' ? '' : [borderTopColor, borderTopWidth],
    boxShadow,
    fontWeight,
    filter,
  ]);
  if (!behind) return { contrast: undefined, signature };
  const [red, green, blue, alpha] = rgbaOf(color);
  return {
    contrast: contrastOf(over([red, green, blue, alpha * opacity], behind), behind),
    signature,
  };
}

/** The element that the words of a button stand in. */
function innermost(element: Element): Element {
  const child = [...element.children].find(({ textContent }) => textContent?.trim());
  return child ? innermost(child) : element;
}

/** The color behind an element, mixed down to the page. Undefined if there is a picture. */
function backgroundOf(element: Element): Rgba | undefined {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return undefined;
  const own = rgbaOf(backgroundColor);
  if (own[3] === 1) return own;
  const page: Rgba = [255, 255, 255, 1];
  const below = element.parentElement ? backgroundOf(element.parentElement) : page;
  return below && over(own, below);
}

const opacityOf = (element: Element): number =>
  Number(getComputedStyle(element).opacity) *
  (element.parentElement ? opacityOf(element.parentElement) : 1);

/** The channels of a color in any CSS notation, as the browser reads it. */
function rgbaOf(color: string): Rgba {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!, alpha! / 255];
}

const over = ([red, green, blue, alpha]: Rgba, below: Rgba): Rgba => {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

/** WCAG 2.2, "contrast ratio": from 1 to 21. */
function contrastOf(one: Rgba, other: Rgba): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminanceOf([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
