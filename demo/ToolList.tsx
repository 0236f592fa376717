import type { Tool } from './ConnectedServer.ts';
import { variants } from './servers.ts';

interface ToolListProps {
  readonly tools: readonly Tool[];
  readonly onPress: (name: string, extraArguments?: Record<string, unknown>) => void;
}

/** A button for each tool, and for each of its calls with other arguments. Tools that ask something come first. */
export function ToolList({ tools, onPress }: ToolListProps) {
  const asks = ({ name }: Tool) => /elicit|^ask-|research/.test(name);
  const others = tools.filter((tool) => !asks(tool));
  const draw = (tool: Tool) => (
    <li key={tool.name}>
      <button type="button" title={tool.description} onClick={() => onPress(tool.name)}>
        {tool.name}
      </button>
      {variants[tool.name]?.map(({ label, arguments: extraArguments }) => (
        <button
          key={label}
          type="button"
          title={JSON.stringify(extraArguments)}
          onClick={() => onPress(tool.name, extraArguments)}
        >
          {tool.name}, {label}
        </button>
      ))}
    </li>
  );
  return (
    <>
      <ul>{tools.filter(asks).map(draw)}</ul>
      {others.length > 0 && (
        <details>
          <summary>{others.length} tools that ask nothing</summary>
          <ul>{others.map(draw)}</ul>
        </details>
      )}
    </>
  );
}
