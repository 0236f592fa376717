import { Fragment, type ReactNode } from 'react';
import { slot } from '../dom/slot.ts';

/**
 * Puts a server's name where a sentence says `{server}`. The name does not decide the direction of the sentence, not even
 * with `dir=auto`.
 * @selector `[data-slot='elicitation-server-name']` the host's name for the server
 */
export function withServerName(sentence: string, name: string): ReactNode {
  const [before, ...rest] = sentence.split('{server}');
  return (
    <>
      {before}
      {rest.map((after, index) => (
        <Fragment key={index}>
          <bdi translate="no" {...slot('server-name')}>
            {name}
          </bdi>
          {after}
        </Fragment>
      ))}
    </>
  );
}
