import { deepestFocus } from '../dom/deepestFocus.ts';
import { viewOf } from '../dom/viewOf.ts';

/** Whether focus is in something that takes typed text, in the pages around this one too. */
export function isEditing(home: Element): boolean {
  const page = home.ownerDocument;
  let focused: (Element & { editContext?: unknown }) | null;
  try {
    focused = page.hasFocus() ? deepestFocus(page, home) : deepestFocus(viewOf(home).top!.document);
  } catch {
    // A page of another origin is around this one, and the person is there.
    return true;
  }
  // What has focus inside another page, or a closed shadow root, cannot be seen, so all of them count. Electron has `webview`.
  // A `div` that nothing lets have focus seems to have it only if a closed root inside it does.
  return !!(
    focused?.editContext ||
    (focused?.localName.includes('-') && !focused.shadowRoot) ||
    focused?.matches(
      ':read-write, :is(div, span, section, article):not([tabindex]), select, iframe, frame, object, embed, webview, fencedframe, [role=textbox], [role=searchbox], [role=combobox]',
    )
  );
}
