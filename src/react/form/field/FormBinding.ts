declare const isBinding: unique symbol;

/** An opaque handle of a form. Pass it from `useElicitationForm` to the fields' context. */
export interface FormBinding {
  readonly [isBinding]: true;
}
