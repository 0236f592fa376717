// Below the floor: the same form without React. Shows what React itself costs.
import { controlOf, inputTypeOf, optionsOf, readForm, toLocal } from '../page/field-model.mjs';

function create(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function createField(name, property, required) {
  const id = `x-${name}`;
  const title = property.title ?? name;
  const help = create('p', { id: `${id}-d` }, property.description);
  if (controlOf(property) === 'checks') {
    return create(
      'fieldset',
      { 'aria-describedby': `${id}-d` },
      create('legend', {}, title),
      ...optionsOf(property).map((option) => createCheck(name, property, option)),
      help,
    );
  }
  const control = createControl({ id, name, 'aria-describedby': `${id}-d` }, property, required);
  return create('div', {}, create('label', { htmlFor: id }, title), control, help);
}

function createCheck(name, property, [value, label]) {
  const defaultChecked = property.default?.includes(value);
  return create(
    'label',
    {},
    create('input', { type: 'checkbox', name, value, defaultChecked }),
    label,
  );
}

function createControl(props, property, required) {
  switch (controlOf(property)) {
    case 'select':
    case 'multi':
      return createSelect(props, property, required);
    case 'boolean':
      return create('input', { ...props, type: 'checkbox', defaultChecked: property.default });
    case 'number':
      return create('input', {
        ...props,
        type: 'number',
        step: property.type === 'integer' ? '1' : 'any',
        min: property.minimum,
        max: property.maximum,
        required,
        defaultValue: property.default,
      });
    default:
      return createText(props, property, required);
  }
}

function createSelect(props, property, required) {
  const multiple = controlOf(property) === 'multi';
  const chosen = new Set([property.default ?? []].flat());
  const select = create('select', { ...props, multiple, required });
  if (!multiple && !required) select.append(create('option', { value: '' }, 'No answer'));
  for (const [value, label] of optionsOf(property)) {
    select.append(create('option', { value, defaultSelected: chosen.has(value) }, label));
  }
  return select;
}

function createText(props, property, required) {
  const isTime = property.format === 'date-time';
  return create('input', {
    ...props,
    type: inputTypeOf(property),
    required,
    minLength: property.minLength,
    maxLength: property.maxLength,
    pattern: property.pattern,
    step: isTime ? '1' : undefined,
    defaultValue: isTime ? toLocal(property.default) : property.default,
  });
}

export function mount(host, schema, onSubmit) {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(([name, property]) =>
    createField(name, property, required.has(name)),
  );
  const button = create('button', { type: 'submit' }, 'Submit');
  const form = create('form', {}, create('div', {}, ...fields), button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit(readForm(form, schema));
  });
  host.append(form);
  return host;
}

export const unmount = (host) => host.replaceChildren();
