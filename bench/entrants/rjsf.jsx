// @rjsf/core, its default theme and settings, the ajv8 validator.
// Shim (prepare): rjsf draws an array as a multi-select only where it has uniqueItems, and reads the
// labels of a legacy enum from ui:enumNames.
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { reactEntrant } from '../page/react-mount.jsx';
import { prepare } from './rjsf.compile.mjs';

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <Form
    {...prepare(schema)}
    validator={validator}
    onSubmit={({ formData }) => onSubmit(formData)}
  />
));
