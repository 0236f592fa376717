import type { ComponentType } from 'react';
import { ElicitationProvider, type ElicitationProviderProps } from '../../src/index.ts';

/** What a host sets with a provider. */
export type Settings = Pick<
  ElicitationProviderProps,
  'openUrl' | 'knownDomains' | 'sensitiveFields' | 'validation' | 'actions'
>;

/** The same component with a provider around it, which takes the settings. */
export function withSettings<Props extends object>(Component: ComponentType<Props>) {
  return function Settled(props: Props & Settings) {
    const { openUrl, knownDomains, sensitiveFields, validation, actions, ...own } = props;
    return (
      <ElicitationProvider {...{ openUrl, knownDomains, sensitiveFields, validation, actions }}>
        <Component {...(own as unknown as Props)} />
      </ElicitationProvider>
    );
  };
}
