import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ElicitationFormContext,
  useElicitationField,
  useElicitationForm,
} from 'react-mcp-elicitation';
import { parseElicitRequest, type ElicitFormRequest, type Field } from 'react-mcp-elicitation/core';
import { expect, test, vi } from 'vitest';
import { ask } from '../../../ask.ts';

const request = parseElicitRequest(
  ask({ first: { type: 'string', minLength: 2 }, second: { type: 'string', default: 'b' } }),
) as ElicitFormRequest;

function TextField({ field }: { field: Field }) {
  const { ids, issue, containerRef, getValue, getInputProps } = useElicitationField(field);
  return (
    <div ref={containerRef}>
      <label htmlFor={ids.control}>{field.label}</label>
      <input key={field.id} id={ids.control} defaultValue={getValue()} {...getInputProps()} />
      {issue && <p>{issue.code}</p>}
    </div>
  );
}

function Host({ at, onRespond }: { at: number; onRespond: () => void }) {
  const state = useElicitationForm(request, { onRespond });
  return (
    <ElicitationFormContext.Provider value={state.binding}>
      <form {...state.getFormProps()}>
        <TextField field={state.form.fields[at]!} />
      </form>
    </ElicitationFormContext.Provider>
  );
}

test('HOST-7 a field hook that is drawn again with another field is about that one', async () => {
  const onRespond = vi.fn<() => void>();
  const { rerender } = render(<Host at={0} onRespond={onRespond} />);
  await userEvent.type(screen.getByLabelText('first'), 'a');
  await userEvent.tab();
  expect(await screen.findByText('min-length')).toBeVisible();
  rerender(<Host at={1} onRespond={onRespond} />);
  expect(screen.getByLabelText('second')).toHaveValue('b');
  expect(screen.queryByText('min-length')).toBeNull();
  rerender(<Host at={0} onRespond={onRespond} />);
  expect(screen.getByLabelText('first')).toHaveValue('a');
  expect(screen.getByText('min-length')).toBeVisible();
});

test('HOST-7 a field outside a form says what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [field] = [{ id: 'f0' } as Field];
  expect(() => render(<TextField field={field} />)).toThrow(
    'Wrap it in <ElicitationFormContext.Provider value={state.binding}>',
  );
});
