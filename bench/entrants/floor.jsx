// The floor: an uncontrolled native form on React alone. Validation is the browser's own.
// The fields are in a <div> within the <form>: appended to the form one by one, as React does with
// direct children, they take Chromium quadratic time, 2.1 times the mount at 1000.
import { bindDefault, bindDefaultCheck, readForm } from '../page/field-model.mjs';
import { NativeField } from '../page/native-field.jsx';
import { reactEntrant } from '../page/react-mount.jsx';

function Form({ schema, onSubmit }) {
  const required = new Set(schema.required);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readForm(event.currentTarget, schema));
      }}
    >
      <div>
        {Object.entries(schema.properties).map(([name, property]) => (
          <NativeField
            key={name}
            name={name}
            property={property}
            required={required.has(name)}
            bind={bindDefault}
            bindCheck={bindDefaultCheck}
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
