// What the MCP Inspector has, as far as docs/migrating.md shows it.
export const MrtrOriginNote = ({ origin }: { origin: string }) => <p>{origin}</p>;
