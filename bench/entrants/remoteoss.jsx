// @remoteoss/json-schema-form: headless. The list of fields and the validation are its own; the markup is
// the floor's, controlled: as its documentation shows, every change goes through handleValidation.
// Shim (prepare): x-jsf-presentation.inputType, without which it lists no field.
import { createHeadlessForm } from '@remoteoss/json-schema-form';
import { useMemo, useState } from 'react';
import { bindChange, bindCheckChange } from '../page/field-model.mjs';
import { NativeField } from '../page/native-field.jsx';
import { reactEntrant } from '../page/react-mount.jsx';
import { defaultsOf } from '../page/schemas.mjs';
import { prepare } from './remoteoss.compile.mjs';

function createForm(schema) {
  const options = { initialValues: defaultsOf(schema), strictInputType: false };
  return createHeadlessForm(prepare(schema), options);
}

const textOf = (error) => (typeof error === 'string' ? error : undefined);

function Form({ schema, onSubmit }) {
  const [values, setValues] = useState(() => defaultsOf(schema));
  const [errors, setErrors] = useState({});
  const form = useMemo(() => createForm(schema), [schema]);
  const setValue = (name) => (value) => {
    const next = { ...values, [name]: value };
    setValues(next);
    setErrors(form.handleValidation(next).formErrors ?? {});
  };
  const bind = (name, property) => bindChange(name, property, values[name], setValue(name));
  const bindCheck = (name, _property, option) =>
    bindCheckChange(name, option, values[name], setValue(name));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { formErrors } = form.handleValidation(values);
        setErrors(formErrors ?? {});
        if (!formErrors) onSubmit(values);
      }}
    >
      <div>
        {form.fields.map(({ name, required }) => (
          <NativeField
            key={name}
            name={name}
            property={schema.properties[name]}
            required={required}
            bind={bind}
            bindCheck={bindCheck}
            error={textOf(errors[name])}
          />
        ))}
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <Form schema={schema} onSubmit={onSubmit} />
));
