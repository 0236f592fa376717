// No entrant: the page that "beyond React" is counted from. It loads what each React entrant loads
// through react-mount.jsx.
import { flushSync } from 'react-dom';
import { reactEntrant } from '../page/react-mount.jsx';

export const { mount, unmount } = reactEntrant(() => <form />);
export { flushSync };
