// @formily/core, @formily/react and @formily/json-schema: reactive models of fields. Formily brings no
// components; the one below is the floor's markup, controlled by its model.
// Shim (prepare): Formily's own dialect, with x-component and enum [{ label, value }]. Of the formats it
// has validators for three.
import { createForm } from '@formily/core';
import { FormProvider, createSchemaField, observer, useField } from '@formily/react';
import { useMemo } from 'react';
import { bindChange, bindCheckChange } from '../page/field-model.mjs';
import { NativeField } from '../page/native-field.jsx';
import { reactEntrant } from '../page/react-mount.jsx';
import { prepare } from './formily.compile.mjs';

const Native = observer(({ property, value, onChange }) => {
  const field = useField();
  const { name } = field.props;
  return (
    <NativeField
      name={name}
      property={property}
      required={field.required}
      bind={() => bindChange(name, property, value, onChange)}
      bindCheck={(_name, _property, option) => bindCheckChange(name, option, value, onChange)}
      error={field.selfErrors[0]}
    />
  );
});

const SchemaField = createSchemaField({ components: { Native } });

function Form({ schema, onSubmit }) {
  const form = useMemo(() => createForm(), []);
  const prepared = useMemo(() => prepare(schema), [schema]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(onSubmit);
      }}
    >
      <div>
        <FormProvider form={form}>
          <SchemaField schema={prepared} />
        </FormProvider>
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <Form schema={schema} onSubmit={onSubmit} />
));
