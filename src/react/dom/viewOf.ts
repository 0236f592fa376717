export type View = Window & typeof globalThis;

/** The window that an element is drawn in. A host may draw panels in another window or a frame, by a portal. */
export const viewOf = (element: Node): View => element.ownerDocument?.defaultView ?? window;
