// Under the floor: what is left where nobody pays for what is not on the screen. The floor's form, and
//  - above 200 fields, content-visibility: auto on each (on shorter forms the frames that it adds cost
//    more than it saves);
//  - a single-select of 50 to 1000 options holds its chosen one alone until it is focused or pressed;
//  - a longer one, and a multi-select above the limit of checkboxes, is a filter over 40 of them.
import { useState } from 'react';
import {
  bindDefault,
  bindDefaultCheck,
  controlOf,
  optionsOf,
  readForm,
} from '../page/field-model.mjs';
import { NativeField } from '../page/native-field.jsx';
import { reactEntrant } from '../page/react-mount.jsx';

const shownOptions = 40;
const lazyFrom = 50;
const filterFrom = 1001;
const offscreenFrom = 201;
const offscreen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 90px' };

function LazySelect({ name, property, required }) {
  const id = `x-${name}`;
  const fill = ({ currentTarget: select }) => {
    if (select.dataset.full) return;
    select.dataset.full = 'yes';
    const chosen = select.value;
    const options = optionsOf(property).map(
      ([value, label]) => new Option(label, value, false, value === chosen),
    );
    select.replaceChildren(...(required ? [] : [new Option('No answer', '')]), ...options);
  };
  const [value, label] = optionsOf(property).find(([option]) => option === property.default) ?? [
    '',
    'No answer',
  ];
  return (
    <div>
      <label htmlFor={id}>{property.title ?? name}</label>
      <select
        id={id}
        name={name}
        required={required}
        aria-describedby={`${id}-d`}
        onFocus={fill}
        onPointerDown={fill}
      >
        <option value={value}>{label}</option>
      </select>
      <p id={`${id}-d`}>{property.description}</p>
    </div>
  );
}

function filterOptions(property, query) {
  const found = [];
  for (const option of optionsOf(property)) {
    if (found.length === shownOptions) break;
    if (option[1].includes(query)) found.push(option);
  }
  return found;
}

function FilteredChoices({ name, property }) {
  const id = `x-${name}`;
  const isMultiple = property.type === 'array';
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(() => new Set([property.default ?? []].flat()));
  const shown = filterOptions(property, query);
  const visible = new Set(shown.map(([value]) => value));
  const toggle = (value) => {
    if (!isMultiple) return setChosen(new Set([value]));
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    setChosen(next);
  };
  return (
    <fieldset aria-describedby={`${id}-d`}>
      <legend>{property.title ?? name}</legend>
      <label>
        Filter{' '}
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      {shown.map(([value, label]) => (
        <label key={value}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.has(value)}
            onChange={() => toggle(value)}
          />
          {label}
        </label>
      ))}
      {[...chosen]
        .filter((value) => !visible.has(value))
        .map((value) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
      <p id={`${id}-d`}>{property.description}</p>
    </fieldset>
  );
}

function Field({ name, property, required }) {
  const control = controlOf(property);
  const optionCount = control === 'select' ? optionsOf(property).length : 0;
  if (control === 'multi' || optionCount >= filterFrom) {
    return <FilteredChoices name={name} property={property} />;
  }
  if (optionCount >= lazyFrom) {
    return <LazySelect name={name} property={property} required={required} />;
  }
  return (
    <NativeField
      name={name}
      property={property}
      required={required}
      bind={bindDefault}
      bindCheck={bindDefaultCheck}
    />
  );
}

function Form({ schema, onSubmit }) {
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties);
  const style = properties.length >= offscreenFrom ? offscreen : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readForm(event.currentTarget, schema));
      }}
    >
      <div>
        {properties.map(([name, property]) => (
          <div key={name} style={style}>
            <Field name={name} property={property} required={required.has(name)} />
          </div>
        ))}
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <Form schema={schema} onSubmit={onSubmit} />
));

export function changeSingle(root, index) {
  const select = root.querySelector('select');
  if (!select) {
    const radio = root.querySelectorAll('input[type=radio]')[index];
    radio.click();
    return () => radio.checked;
  }
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return () => select.selectedIndex === index;
}
