import type { Page } from 'playwright';

/** How much smaller a picture is kept than it was drawn: of letters only their weight is left, whatever the font. */
const scale = 4;
/** In pixels of a kept picture: what is smaller than that may differ. */
const cell = 6;
/** Of 255, for one cell; and how many cells may differ by more. */
const tolerance = { difference: 26, share: 0.02 };
/** Of a picture's height. */
const growth = 0.03;

/** Draws a picture smaller, in grays: as a data URL. */
export function shrink(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(
    async ({ source, by }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(image.width / by);
      canvas.height = Math.ceil(image.height / by);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png');
    },
    { source: dataUrl(png), by: scale },
  );
}

/** What is different between two kept pictures, in words; undefined where it is within what fonts differ by. */
export async function compare(page: Page, before: Buffer, now: string) {
  const found = await page.evaluate(
    async ({ sources, size }) => {
      const pictures = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const { width, height } = image;
          // The mean of each cell is what drawing it as one pixel gives.
          const canvas = document.createElement('canvas');
          canvas.width = Math.floor(width / size);
          canvas.height = Math.floor(height / size);
          const context = canvas.getContext('2d', { willReadFrequently: true })!;
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, canvas.width, canvas.height);
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
          return { width, height, columns: canvas.width, rows: canvas.height, data };
        }),
      );
      const [one, other] = [pictures[0]!, pictures[1]!];
      const columns = Math.min(one.columns, other.columns);
      const rows = Math.min(one.rows, other.rows);
      const differences: number[] = [];
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const [at, otherAt] = [row * one.columns + column, row * other.columns + column];
          const channels = [0, 1, 2].map((channel) =>
            Math.abs(one.data[at * 4 + channel]! - other.data[otherAt * 4 + channel]!),
          );
          differences.push(Math.max(...channels));
        }
      }
      return { before: one.height, now: other.height, differences };
    },
    { sources: [dataUrl(before), now], size: cell },
  );
  const { differences } = found;
  if (Math.abs(found.now - found.before) > Math.max(2, found.before * growth)) {
    return `is ${found.now * scale} px high, and was ${found.before * scale}`;
  }
  const changed = differences.filter((difference) => difference > tolerance.difference).length;
  if (changed <= Math.max(2, differences.length * tolerance.share)) return undefined;
  return `looks different in ${((changed / differences.length) * 100).toFixed(1)} % of it`;
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
