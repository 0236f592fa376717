import type { Page } from 'playwright';

interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

/** What says nothing that its contents do not, or is called otherwise by the next Chromium. */
const silent = new Set([
  'none',
  'generic',
  'StaticText',
  'InlineTextBox',
  'RootWebArea',
  'ListMarker',
  'LabelText',
  'Legend',
  'MenuListPopup',
  'sectionheader',
]);
/** Pickers, whose insides are the browser's. */
const closed = new Set(['Date', 'DateTime']);
const states = ['required', 'invalid', 'checked', 'disabled', 'expanded', 'live', 'modal'];

/** The accessibility tree below the first elicitation, as Chromium gives it to a screen reader, a line a node. */
export async function readTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-slot="elicitation"]',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map((nodes as AXNode[]).map((each) => [each.nodeId, each]));
  const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);

  const linesOf = (each: AXNode, depth: number): string[] => {
    const isSilent = each.ignored || silent.has(each.role?.value ?? 'none');
    const text =
      each.role?.value === 'StaticText' ? [`${'  '.repeat(depth)}“${each.name?.value}”`] : [];
    const line = isSilent ? text : [`${'  '.repeat(depth)}${describe(each)}`];
    if (text.length > 0 || closed.has(each.role?.value ?? '')) return line;
    const children = each.childIds?.flatMap((id) => byId.get(id) ?? []) ?? [];
    return [...line, ...children.flatMap((child) => linesOf(child, isSilent ? depth : depth + 1))];
  };
  return linesOf(top as AXNode, 0);
}

function describe({ role, name, description, value, properties = [] }: AXNode): string {
  const stated = properties
    .filter(({ name: state, value: { value: held } }) => states.includes(state) && !isOff(held))
    .map(({ name: state, value: { value: held } }) =>
      held === true ? state : `${state}=${String(held)}`,
    );
  return [
    role?.value,
    name?.value ? JSON.stringify(name.value) : '',
    value?.value === undefined || value.value === '' ? '' : `= ${JSON.stringify(value.value)}`,
    stated.length > 0 ? `[${stated.join(', ')}]` : '',
    description?.value ? `: ${description.value}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const isOff = (held: unknown): boolean => held === false || held === 'false' || held === '';
