import { deepestFocus } from '../dom/deepestFocus.ts';
import { viewOf } from '../dom/viewOf.ts';

/** Whether focus is in something that takes typed text, in the pages around this one too. */
export function isEditing(home: Element): boolean {
  let page = home.ownerDocument;
  try {
    if (!page.hasFocus()) page = viewOf(home).top!.document;
  } catch {
    // A page of another origin is around this one, and the person is there.
    return true;
  }
  const focused = deepestFocus(page) as (Element & { editContext?: unknown }) | null;
  // What has focus inside another page, or a closed shadow root, cannot be seen, so all of them count. Electron has `webview`.
  return !!(
    focused?.editContext ||
    (focused?.localName.includes('-') && !focused.shadowRoot) ||
    focused?.matches(
      ':read-write, select, iframe, frame, object, embed, webview, fencedframe, [role=textbox], [role=searchbox], [role=combobox]',
    )
  );
}
