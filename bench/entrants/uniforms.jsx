// uniforms with the bridge for JSON Schema, the unstyled theme and ajv, default settings.
// Shim: options go to `uniforms.options`, or a multi-select would be a list editor; an instant is a text
// input, because its DateField wants Date objects.
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { AutoForm, TextField } from 'uniforms-unstyled';
import { optionsOf } from '../page/field-model.mjs';
import { reactEntrant } from '../page/react-mount.jsx';

const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: false });
addFormats(ajv);

function createValidator(schema) {
  const validate = ajv.compile(schema);
  return (model) => {
    validate(model);
    return validate.errors?.length ? { details: validate.errors } : null;
  };
}

function prepareProperty(property) {
  const options = optionsOf(property)?.map(([value, label]) => ({ value, label }));
  // The bridge takes oneOf for sub-objects; the options carry it already.
  const { oneOf: _, ...rest } = property;
  if (options) return { ...rest, uniforms: { options } };
  if (property.format === 'date-time') return { ...rest, uniforms: { component: TextField } };
  return property;
}

function prepare(schema) {
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    prepareProperty(property),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function createBridge(schema) {
  return new JSONSchemaBridge({ schema: prepare(schema), validator: createValidator(schema) });
}

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <AutoForm schema={createBridge(schema)} onSubmit={(model) => onSubmit(model)} />
));

/** Its <select multiple> reads `event.target.value` alone: a change is a click on one option. */
export function changeMulti(root, index) {
  const select = root.querySelector('select');
  const was = select.options[index].selected;
  for (const option of select.options) option.selected = false;
  select.options[index].selected = true;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return () => root.querySelector('select').options[index].selected !== was;
}
