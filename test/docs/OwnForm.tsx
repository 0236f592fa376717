import {
  ElicitationFormContext,
  FormField,
  useElicitationForm,
  type ElicitResult,
} from 'react-mcp-elicitation';
import type { ElicitFormRequest } from 'react-mcp-elicitation/core';

interface OwnFormProps {
  server: string;
  request: ElicitFormRequest; // from parseElicitRequest
  onRespond: (result: ElicitResult) => void;
}

export function OwnForm({ server, request, onRespond }: OwnFormProps) {
  const state = useElicitationForm(request, { onRespond });
  return (
    <section aria-label={server} {...state.getRootProps()}>
      <h2>{server} asks</h2>
      <form {...state.getFormProps()}>
        {state.isSensitive && <p role="alert">Servers must not ask for secrets in a form.</p>}
        <p>{request.message}</p>
        <ElicitationFormContext.Provider value={state.binding}>
          {state.form.fields.map((field) => (
            <FormField key={field.id} field={field} />
          ))}
        </ElicitationFormContext.Provider>
        <button {...state.getAcceptProps()}>Accept</button>
        <button {...state.getDeclineProps()}>Decline</button>
        <button {...state.getCancelProps()}>Cancel</button>
      </form>
    </section>
  );
}
