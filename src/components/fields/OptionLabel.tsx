'use client';
import { useMessages } from '../../hooks/ElicitationSettings.ts';
import { ServerText } from '../ServerText.tsx';

/** An option's label, or a word for one that has none. */
export function OptionLabel({ label }: { label: string }) {
  const say = useMessages();
  return label === '' ? <>{say('emptyOption')}</> : <ServerText text={label} />;
}
