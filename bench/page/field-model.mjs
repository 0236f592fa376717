// The smallest reading of a property that a native form needs: for the floors, and for the libraries
// that bring no markup of their own.

/** Checkboxes up to here, a native <select multiple> beyond. */
const checkboxLimit = 12;

const inputTypes = { email: 'email', uri: 'url', date: 'date', 'date-time': 'datetime-local' };

/** Pairs of value and label, whichever way the options are spelt. */
export function optionsOf(property) {
  const source = property.type === 'array' ? property.items : property;
  const titled = source.oneOf ?? source.anyOf;
  if (titled) return titled.map(({ const: value, title }) => [value, title ?? value]);
  return source.enum?.map((value, index) => [value, source.enumNames?.[index] ?? value]);
}

export function controlOf(property) {
  switch (property.type) {
    case 'array':
      return optionsOf(property).length > checkboxLimit ? 'multi' : 'checks';
    case 'boolean':
      return 'boolean';
    case 'number':
    case 'integer':
      return 'number';
    default:
      return property.enum || property.oneOf ? 'select' : 'input';
  }
}

export const inputTypeOf = (property) => inputTypes[property.format] ?? 'text';

const twoDigits = (number) => String(number).padStart(2, '0');

/** An RFC 3339 instant as <input type=datetime-local step=1> wants it. */
export function toLocal(instant) {
  if (!instant) return instant;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return `${day.map(twoDigits).join('-')}T${time.map(twoDigits).join(':')}`;
}

/** And back. */
export const fromLocal = (text) => (text ? new Date(text).toISOString() : text);

/** The props of an uncontrolled control. */
export function bindDefault(name, property) {
  if (property.type === 'boolean') return { name, defaultChecked: property.default };
  const isTime = property.format === 'date-time';
  return { name, defaultValue: isTime ? toLocal(property.default) : property.default };
}

/** And those of one checkbox of several. */
export const bindDefaultCheck = (name, property, value) => ({
  name,
  defaultChecked: property.default?.includes(value),
});

/** The props of a controlled control. */
export function bindChange(name, property, value, onChange) {
  switch (controlOf(property)) {
    case 'boolean':
      return { name, checked: value ?? false, onChange: ({ target }) => onChange(target.checked) };
    case 'number':
      return {
        name,
        value: value ?? '',
        onChange: ({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber),
      };
    case 'multi':
      return {
        name,
        value: value ?? [],
        onChange: ({ target }) =>
          onChange(Array.from(target.selectedOptions, ({ value: option }) => option)),
      };
  }
  if (property.format === 'date-time') {
    const onLocal = ({ target }) => onChange(fromLocal(target.value));
    return { name, value: toLocal(value) ?? '', onChange: onLocal };
  }
  return { name, value: value ?? '', onChange: ({ target }) => onChange(target.value) };
}

/** And those of one checkbox of several. */
export const bindCheckChange = (name, option, value = [], onChange) => ({
  name,
  checked: value.includes(option),
  onChange: ({ target }) =>
    onChange(target.checked ? [...value, option] : value.filter((chosen) => chosen !== option)),
});

/** What an uncontrolled form holds, as typed values. */
export function readForm(form, schema) {
  const data = new FormData(form);
  const values = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = readValue(data, name, property);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function readValue(data, name, property) {
  switch (controlOf(property)) {
    case 'checks':
    case 'multi':
      return data.getAll(name);
    case 'boolean':
      return data.has(name);
  }
  const text = data.get(name);
  if (!text) return undefined;
  if (controlOf(property) === 'number') return Number(text);
  return property.format === 'date-time' ? fromLocal(text) : text;
}
