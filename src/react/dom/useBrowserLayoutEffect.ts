'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, of which React 18 complains while a server renders. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
