'use client';
import { useId, type RefObject } from 'react';
import { enApproval } from '../../locales/enApproval.ts';
import { enForm } from '../../locales/enForm.ts';
import { offeredPersistence } from '../../core/offeredPersistence.ts';
import { slot } from '../dom/slot.ts';
import { alone, ourText } from '../frame/textProps.tsx';
import { withServerName } from '../frame/withServerName.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useWords } from '../settings/useWords.ts';
import type { ElicitationFormProps } from './ElicitationFormProps.ts';
import { useMountedForm } from './field/useElicitationField.ts';

const english = { ...enForm, ...enApproval };

export type ApprovalChoiceProps = Pick<ElicitationFormProps, 'request' | 'server' | 'persist'> & {
  approvalRef: RefObject<HTMLFieldSetElement | null>;
  isDisabled: boolean;
};

/**
 * For how long the person approves: this once, unless they choose more. Nothing is offered where a form asks for a secret.
 * @selector `[data-slot='elicitation-approval']` the choice for how long to approve
 */
export function ApprovalChoice({
  request,
  server,
  persist,
  approvalRef,
  isDisabled,
}: ApprovalChoiceProps) {
  const { Radio } = useComponents();
  const say = useWords(english);
  const { form, outlook } = useMountedForm();
  const titleId = useId();
  const offered = persist ?? offeredPersistence(request);
  const isSensitive = form.fields.some(({ sensitive }) => sensitive);
  if (isSensitive || outlook.isUnsatisfiable || offered.length === 0) return null;
  return (
    <fieldset
      ref={approvalRef}
      disabled={isDisabled}
      role="radiogroup"
      aria-labelledby={titleId}
      {...slot('approval field')}
    >
      <span id={titleId} {...slot('label')} {...alone(ourText(say('accept')))} />
      <div {...slot('options')}>
        {(['', ...offered] as const).map((value) => (
          <label key={value} {...slot('option')}>
            <Radio
              {...{ type: 'radio', name: titleId, value, defaultChecked: !value }}
              data-slot="elicitation-radio"
            />
            <span dir="auto">{withServerName(say(value || 'once'), server.name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
