// @jsonforms/react with the vanilla renderers, a generated UI schema, and its own ajv.
// JSON Forms submits nothing itself: it validates all of the data with every change, and hands out data
// and errors. The button passes the last data on where there are no errors.
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useRef, useState } from 'react';
import { reactEntrant } from '../page/react-mount.jsx';
import { defaultsOf } from '../page/schemas.mjs';

function Form({ schema, onSubmit }) {
  const [data] = useState(() => defaultsOf(schema));
  const last = useRef({ data, errors: undefined });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!last.current.errors?.length) onSubmit(last.current.data);
      }}
    >
      <JsonForms
        schema={schema}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        onChange={(state) => {
          last.current = state;
        }}
      />
      <button type="submit">Submit</button>
    </form>
  );
}

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <Form schema={schema} onSubmit={onSubmit} />
));

/** A multi-select is a table of rows: one <select> over all options for each that is chosen. */
export function changeMulti(root, index) {
  const select = root.querySelector('select');
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return () => root.querySelector('select').selectedIndex === index;
}
