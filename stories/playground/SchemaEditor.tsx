import { useId, useRef, useState } from 'react';
import { examples } from './examples.ts';
import { addressedPage } from './useAddressState.ts';
import type { Fault } from './readSource.ts';

interface SchemaEditorProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly problem: Fault | undefined;
  /** Whether the page's address keeps the text. */
  readonly isShared: boolean;
}

/** A text area for a schema, with examples to start from, and the first error with its line. */
export function SchemaEditor({ text, onChange, problem, isShared }: SchemaEditorProps) {
  const textId = useId();
  const problemId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const example = Object.keys(examples).find((name) => examples[name] === text) ?? '';
  const change = (next: string) => {
    setCopied(false);
    onChange(next);
  };

  return (
    <section className="playground-editor" aria-label="Schema">
      <div className="playground-bar">
        <label className="playground-examples">
          <span>Example</span>
          <select value={example} onChange={({ target }) => change(examples[target.value]!)}>
            {example === '' && <option value="">your own</option>}
            {Object.keys(examples).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {isShared && (
          <button
            type="button"
            onClick={() => {
              const { href } = addressedPage().location;
              void navigator.clipboard.writeText(href).then(() => setCopied(true));
            }}
          >
            <span aria-live="polite">{isCopied ? 'Link copied' : 'Copy link'}</span>
          </button>
        )}
      </div>
      <label htmlFor={textId}>requestedSchema, or a whole request</label>
      <textarea
        id={textId}
        ref={area}
        dir="ltr"
        spellCheck={false}
        wrap="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {problem && (
        <p id={problemId} role="alert" className="playground-problem">
          {problem.line !== undefined && (
            <button type="button" onClick={() => selectLine(area.current!, problem.line!)}>
              Line {problem.line}
            </button>
          )}
          {problem.message}
        </p>
      )}
    </section>
  );
}

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + lines[line - 1]!.length);
}
