// What the page on theming uses of `react-markdown` 10.
import type { ReactElement } from 'react';

export default function Markdown(props: {
  children: string;
  allowedElements: readonly string[];
  skipHtml: boolean;
  unwrapDisallowed: boolean;
}): ReactElement;
