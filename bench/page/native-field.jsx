// One accessible native field: label, control and description. `bind(name, property)` gives the props
// that tie the control to a form's state; `bindCheck(name, property, value)` those of one checkbox.
import { controlOf, inputTypeOf, optionsOf } from './field-model.mjs';

export function NativeField({ bindCheck, error, ...field }) {
  const { name, property } = field;
  const id = `x-${name}`;
  const title = property.title ?? name;
  const help = <p id={`${id}-d`}>{property.description}</p>;
  const alert = error ? <p role="alert">{error}</p> : null;
  if (controlOf(property) === 'checks') {
    return (
      <fieldset aria-describedby={`${id}-d`}>
        <legend>{title}</legend>
        {optionsOf(property).map(([value, label]) => (
          <label key={value}>
            <input type="checkbox" value={value} {...bindCheck(name, property, value)} />
            {label}
          </label>
        ))}
        {help}
        {alert}
      </fieldset>
    );
  }
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      {renderControl({ id, ...field })}
      {help}
      {alert}
    </div>
  );
}

function renderControl({ id, name, property, required, bind }) {
  const control = controlOf(property);
  const described = { id, 'aria-describedby': `${id}-d` };
  switch (control) {
    case 'select':
    case 'multi':
      return (
        <select
          {...described}
          multiple={control === 'multi'}
          required={required}
          {...bind(name, property)}
        >
          {control === 'select' && !required ? <option value="">No answer</option> : null}
          {optionsOf(property).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'boolean':
      return <input {...described} type="checkbox" {...bind(name, property)} />;
    case 'number':
      return (
        <input
          {...described}
          type="number"
          step={property.type === 'integer' ? 1 : 'any'}
          min={property.minimum}
          max={property.maximum}
          required={required}
          {...bind(name, property)}
        />
      );
    default:
      return (
        <input
          {...described}
          type={inputTypeOf(property)}
          step={property.format === 'date-time' ? 1 : undefined}
          minLength={property.minLength}
          maxLength={property.maxLength}
          pattern={property.pattern}
          required={required}
          {...bind(name, property)}
        />
      );
  }
}
