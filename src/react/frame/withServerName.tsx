import type { ReactNode } from 'react';

/**
 * Puts a server's name where a sentence says `{server}`. The name does not decide the direction of the sentence, not even
 * with `dir=auto`.
 *
 * @selector `[data-slot='elicitation-server-name']` the host's name for the server
 */
export function withServerName(sentence: string, name: string): ReactNode {
  const [before, after] = sentence.split('{server}');
  return (
    <>
      {before}
      <bdi translate="no" data-slot="elicitation-server-name">
        {name}
      </bdi>
      {after}
    </>
  );
}
