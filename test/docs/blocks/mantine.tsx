// The recipe of docs/design-systems.md, which is compiled where it stands.
import type { ElicitationComponents } from 'react-mcp-elicitation';

export const mantine: Partial<ElicitationComponents> = {};
