import type {
  ElicitFormRequest,
  ElicitRequestError,
  FormValues,
  SchemaIssue,
} from '../../core/index.ts';
import type { RequestProps } from '../frame/RequestProps.ts';

export interface FormRequestProps extends RequestProps {
  /**
   * Called once for each request that cannot be shown, or that the provider's `sensitiveFields` refuses. Answer the server with this error.
   * Default: the error is reported (`reportError`), and the server waits.
   */
  onError?: ((error: ElicitRequestError) => void) | undefined;
  /** For how long a person may approve, beyond this once (`_meta.persist`). Default: what the request offers, as Codex does. */
  persist?: readonly ('session' | 'always')[] | undefined;
  /** Called for each fault in the server's schema that does not stop the form. */
  onIssue?: ((issue: SchemaIssue) => void) | undefined;
  /** Earlier answers to begin with. Read once. A note says that they were restored, and the person can discard them. */
  draft?: FormValues | undefined;
  /**
   * Called with the entered answers when the form leaves the page without having been accepted or declined, and each time the
   * page is hidden. Undefined if there are none. Sensitive answers are left out, so it is empty if there are no others.
   */
  onDraft?: ((draft: FormValues | undefined) => void) | undefined;
}

/** The props of `ElicitationForm`. */
export interface ElicitationFormProps extends FormRequestProps {
  /** A request from `parseElicitRequest`. If an equal request is passed later, a half-filled form stays. */
  request: ElicitFormRequest;
}
