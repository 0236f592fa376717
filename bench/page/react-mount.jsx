// One root for each mount, for every React entrant: two of them differ in the element alone.
import { createRoot } from 'react-dom/client';

export function reactEntrant(toElement) {
  return {
    mount: (host, schema, onSubmit) => {
      const root = createRoot(host);
      root.render(toElement(schema, onSubmit));
      return root;
    },
    unmount: (root) => root.unmount(),
  };
}
