'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser. On a server it is `useEffect`, because React 18 warns about layout effects there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
