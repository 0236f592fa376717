// The floor's markup on react-hook-form's uncontrolled register(): no resolver, and no state of the
// form is read.
import { useForm } from 'react-hook-form';
import { controlOf, fromLocal, toLocal } from '../page/field-model.mjs';
import { NativeField } from '../page/native-field.jsx';
import { reactEntrant } from '../page/react-mount.jsx';

const defaultOf = (property) =>
  property.format === 'date-time' ? toLocal(property.default) : property.default;

function registerOptions(property) {
  if (controlOf(property) === 'number') return { valueAsNumber: true };
  return property.format === 'date-time' ? { setValueAs: fromLocal } : undefined;
}

function Form({ schema, onSubmit }) {
  const properties = Object.entries(schema.properties);
  const { register, handleSubmit } = useForm({
    defaultValues: Object.fromEntries(
      properties.map(([name, property]) => [name, defaultOf(property)]),
    ),
  });
  const required = new Set(schema.required);
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <div>
        {properties.map(([name, property]) => (
          <NativeField
            key={name}
            name={name}
            property={property}
            required={required.has(name)}
            bind={() => register(name, registerOptions(property))}
            bindCheck={() => register(name)}
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
