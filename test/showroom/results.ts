import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the tests found in one view of a story. */
export interface StoryFindings {
  /** A line for each fault. */
  readonly faults: readonly string[];
  /** How many of axe's rules were met. Rules that do not apply are not counted. Undefined if axe was not asked. */
  readonly rules?: number | undefined;
  /** The lowest contrast of a text. Undefined if there is none, or if colors were not checked. */
  readonly text?: number | undefined;
  /** The lowest contrast of the edge of a control. */
  readonly edge?: number | undefined;
  /** The smaller side of the smallest target, in CSS pixels. */
  readonly target?: number | undefined;
}

/** Of all stories: what `test/showroom` found, for the site's page about accessibility. */
export interface AccessibilityResults {
  /** The day of the run, such as `2026-11-23`. */
  readonly day: string;
  readonly browser: string;
  /** By the id of the story, then by the view. */
  readonly stories: Readonly<Record<string, Readonly<Record<string, StoryFindings>>>>;
}

/** Of all pictures: which story they are of, and their files beside this list, by width and theme. */
export type PictureResults = Readonly<Record<string, Readonly<Record<string, string>>>>;

const folder = join(import.meta.dirname, '../../storybook-static/results');

/** Writes a result of the tests into the built site, whose pages read it there. */
export function keepResult(file: string, content: object | Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), Buffer.isBuffer(content) ? content : JSON.stringify(content));
}
