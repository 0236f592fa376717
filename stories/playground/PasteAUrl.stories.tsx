import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { ElicitationProvider, UrlConsent, type ElicitResult } from 'react-mcp-elicitation';
import { analyzeUrl, type UrlAnalysis } from 'react-mcp-elicitation/core';
import preview from '../../.storybook/preview.tsx';
import { partIn } from '../../.storybook/words.ts';
import { useAddressState } from './useAddressState.ts';
import './playground.css';

interface PasteAUrlProps {
  /** The URL that the field shows first. */
  initial: string;
  /** Whether the page's address keeps what is pasted. */
  isShared?: boolean;
}

/** Draws the consent for the URL in the field, with its analysis. Nothing is ever opened. */
function PasteAUrl({ initial, isShared = false }: PasteAUrlProps) {
  const [url, setUrl] = useAddressState(isShared ? 'url' : undefined, initial);
  const [serverUrl, setServerUrl] = useAddressState(
    isShared ? 'server' : undefined,
    'https://mcp.example.com',
  );
  const [analysis, setAnalysis] = useState<UrlAnalysis>();
  const [result, setResult] = useState<ElicitResult>();

  useEffect(() => {
    let isLate = false;
    void analyzeUrl(url, { serverUrl }).then((done) => {
      if (!isLate) setAnalysis(done);
    });
    return () => {
      isLate = true;
    };
  }, [url, serverUrl]);

  return (
    <div className="playground">
      <div className="playground-source">
        <label>
          <span>url</span>
          <textarea
            dir="ltr"
            spellCheck={false}
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setResult(undefined);
            }}
          />
        </label>
        <label>
          <span>The server’s own address</span>
          <input value={serverUrl} onChange={(event) => setServerUrl(event.target.value)} />
        </label>
      </div>
      <div className="playground-form">
        <ElicitationProvider openUrl={() => {}}>
          <UrlConsent
            key={`${url} ${serverUrl}`}
            request={{ mode: 'url', message: 'The server’s message appears here.', url }}
            server={{ name: 'Build server', url: serverUrl }}
            onRespond={setResult}
          />
        </ElicitationProvider>
        <section>
          <h2>UrlAnalysis</h2>
          <pre role="region" aria-label="Analysis" dir="ltr">
            {JSON.stringify(analysis, null, 2)}
          </pre>
          <h2>ElicitResult</h2>
          <pre role="region" aria-label="Result" dir="ltr">
            {result ? JSON.stringify(result, null, 2) : '(none yet)'}
          </pre>
        </section>
      </div>
    </div>
  );
}

const meta = preview.meta({ title: 'Playground/PasteAUrl', component: PasteAUrl });

/** Paste a URL of your own. The address of this page keeps it, to be shared. */
export const Playground = meta.story({
  args: { initial: 'https://login.example.com/authorize?scope=read', isShared: true },
});

/** An address with letters of another alphabet. */
export const Spoofed = meta.story({
  args: { initial: 'https://ехample.com/login' },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByRole('alert', { name: part('titleNot') })).toBeVisible();
    await expect(await canvas.findByText(/"level": "danger"/)).toBeVisible();
  },
});
