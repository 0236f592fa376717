'use client';
import { useState, type PropsWithChildren } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import { readIcons } from '../../queue/readIcons.ts';
import { slot } from '../dom/slot.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';

/**
 * The host's image of a server, or else the server's own. Whoever has that is told neither who looks nor at which page.
 * Children are drawn where there is none, and where it cannot be loaded.
 * @selector `[data-slot='elicitation-server-icon']` the host's image of the server, or the server's own icon
 */
export function ServerIcon({ server, children }: PropsWithChildren<{ server: ElicitationServer }>) {
  const { icon, icons, url } = server;
  const scheme = useElicitationSettings().colorScheme ?? pageScheme();
  const [broken, setBroken] = useState<string>();
  const own = readIcons(icons, url);
  const src = icon ?? (own.find(({ theme = scheme }) => theme === scheme) ?? own[0])?.src;
  if (src === undefined || src === broken) return children;
  return (
    <img
      {...slot('server-icon')}
      {...(icon === undefined && { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' })}
      src={src}
      alt=""
      onError={() => setBroken(src)}
    />
  );
}

function pageScheme(): string {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  if (!colorScheme.includes('light')) return 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
