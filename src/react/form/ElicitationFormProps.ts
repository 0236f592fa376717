import type { ElicitFormRequest, FormValues, SchemaIssue } from '../../core/index.ts';
import type { RequestProps } from '../frame/RequestProps.ts';

export interface ElicitationFormProps extends RequestProps {
  /** A request that `parseElicitRequest` read. Equal requests are the same one: a half-filled form stays. */
  request: ElicitFormRequest;
  /** Faults in the server's schema that do not stop the form. */
  onIssue?: ((issue: SchemaIssue) => void) | undefined;
  /**
   * `warn`, for testers of servers: "Send anyway" stands beside what is wrong, and sends what was entered as it is. A queue has
   * to let it pass as well. Default: `enforce`.
   */
  validation?: 'enforce' | 'warn' | undefined;
  /** What had been entered before, to begin with: a note says so, and it can be thrown away. */
  draft?: FormValues | undefined;
  /** Called with what has been entered when the form leaves the page unanswered; undefined where that is nothing. */
  onDraft?: ((draft: FormValues | undefined) => void) | undefined;
}
