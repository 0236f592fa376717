import type { ElicitationServer } from './types.ts';

/** What tells servers apart: `id`, or else `url`, or else `name`. */
export const serverKey = ({ id, url, name }: ElicitationServer): string => id ?? url ?? name;

export const isSameServer = (one: ElicitationServer, other: ElicitationServer): boolean =>
  serverKey(one) === serverKey(other);
