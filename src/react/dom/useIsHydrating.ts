'use client';
import { useSyncExternalStore } from 'react';

/**
 * Whether a server-rendered page is being hydrated. True in the first render and its effects. A person may have used the
 * controls before that.
 */
export const useIsHydrating = (): boolean => useSyncExternalStore(never, inPage, onServer);

const never = () => () => {};
const inPage = () => false;
const onServer = () => true;
