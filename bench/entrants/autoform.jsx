// @autoform/react and @autoform/zod, on a zod schema that zod's own z.fromJSONSchema makes. AutoForm is
// headless: the components below are the floor's markup.
// Shim: labels, titled options and multi-selects travel through AutoForm's fieldConfig.
import { AutoForm } from '@autoform/react';
import { ZodProvider, fieldConfig } from '@autoform/zod';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { controlOf, fromLocal, toLocal } from '../page/field-model.mjs';
import { NativeField } from '../page/native-field.jsx';
import { reactEntrant } from '../page/react-mount.jsx';

function MixedField({ field, inputProps, error }) {
  const { register } = useFormContext();
  const { property, required } = field.fieldConfig.customData;
  const bind = (name) => {
    if (controlOf(property) === 'number') return register(name, { valueAsNumber: true });
    if (property.format === 'date-time') return register(name, { setValueAs: fromLocal });
    const { ref, onChange, onBlur } = inputProps;
    return { name: inputProps.name, ref, onChange, onBlur };
  };
  return (
    <NativeField
      name={field.key}
      property={property}
      required={required}
      bind={bind}
      bindCheck={(name) => register(name)}
      error={error}
    />
  );
}

const Children = ({ children }) => children;
const uiComponents = {
  Form: ({ children, ...props }) => (
    <form noValidate {...props}>
      <div>{children}</div>
    </form>
  ),
  FieldWrapper: Children,
  ErrorMessage: ({ error }) => <p role="alert">{error}</p>,
  SubmitButton: ({ children }) => <button type="submit">{children}</button>,
  ObjectWrapper: Children,
  ArrayWrapper: Children,
  ArrayElementWrapper: Children,
};
const formComponents = { mixed: MixedField, fallback: MixedField };

function createProvider(schema) {
  const required = new Set(schema.required);
  const shape = {};
  for (const [name, field] of Object.entries(z.fromJSONSchema(schema).shape)) {
    const property = schema.properties[name];
    shape[name] = field.check(
      fieldConfig({
        fieldType: 'mixed',
        label: property.title,
        customData: { property, required: required.has(name) },
      }),
    );
  }
  return new ZodProvider(z.object(shape));
}

function localDefaults(schema) {
  const times = Object.entries(schema.properties).filter(
    ([, { format }]) => format === 'date-time',
  );
  return Object.fromEntries(times.map(([name, property]) => [name, toLocal(property.default)]));
}

function Form({ provider, schema, onSubmit }) {
  return (
    <AutoForm
      schema={provider}
      defaultValues={localDefaults(schema)}
      uiComponents={uiComponents}
      formComponents={formComponents}
      onSubmit={(data) => onSubmit(data)}
      withSubmit
    />
  );
}

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <Form provider={createProvider(schema)} schema={schema} onSubmit={onSubmit} />
));
