'use client';
import { Suspense, type ComponentType } from 'react';
import type { ElicitFormRequest } from '../../core/index.ts';
import { formOf } from '../../core/sensitive/formOf.ts';
import { after } from '../../queue/index.ts';
import { lazily } from '../request/lazily.ts';
import type { ControlProps } from './controls/ControlProps.ts';
import { controlOf } from './field/controlOf.ts';
import { quickOptions } from './quickOptions.ts';
import { useMountedForm } from './field/useElicitationField.ts';

// A server draws a form whole, and at once.
export const lazyControls = lazily(() => import('./rare.ts'), typeof document === 'undefined');

const names = {
  'date-time': 'DateTimeInput',
  list: 'ListInputs',
  search: 'SearchOptions',
  open: 'OpenChoice',
} as const;

/** For what a form needs these, if it does. `persist`: see `ElicitationFormProps`. `quickAnswers`: see `ElicitationOutletProps`. */
export function rareNeed(
  request: ElicitFormRequest,
  { persist, quickAnswers }: { persist?: unknown; quickAnswers?: boolean | undefined },
): 'approval' | 'quick' | 'controls' | undefined {
  const form = formOf(request);
  if (persist ?? (request['_meta'] as { persist?: unknown } | undefined)?.persist)
    return 'approval';
  if (quickAnswers && quickOptions(form)) return 'quick';
  return form.fields.some((field) => controlOf(field) in names) ? 'controls' : undefined;
}

/**
 * One of these controls. A form is drawn only once they are loaded. A page that a server drew keeps what is drawn until then, and so
 * may a host's own form.
 */
export const RareControl = (props: ControlProps) => (
  <Suspense>
    <LoadedControl {...props} />
  </Suspense>
);

function LoadedControl(props: ControlProps) {
  const loaded = lazyControls.getLoaded();
  useMountedForm().fields.get(props.field.id)!.isComing = !loaded;
  // React waits for what is thrown.
  if (!loaded) throw whenLoaded();
  const Control = loaded[names[props.control as keyof typeof names]] as ComponentType<ControlProps>;
  return <Control {...props} />;
}

const pause = 2000;

const whenLoaded = (): Promise<unknown> =>
  lazyControls.load().catch(() => new Promise<void>((resolve) => after(pause, resolve)));
