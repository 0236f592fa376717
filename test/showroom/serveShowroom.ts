import type { TestProject } from 'vitest/node';
import { serveStorybook } from '../../etc/serveStorybook.ts';

export interface Story {
  readonly id: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the static Storybook is served. */
    showroomUrl: string;
    stories: Story[];
  }
}

export default async function serveShowroom(project: TestProject): Promise<() => void> {
  const { url, close } = await serveStorybook();
  const response = await fetch(new URL('index.json', url));
  const index = (await response.json()) as { entries: Record<string, Story & { type: string }> };
  project.provide('showroomUrl', url);
  project.provide(
    'stories',
    Object.values(index.entries).filter(({ type }) => type === 'story'),
  );
  return close;
}
