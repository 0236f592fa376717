/** For what scrolls and has controls in it: Tab goes to these. Firefox would stop at the box as well, which has no name. */
export const noTabStop = { tabIndex: -1 } as const;
