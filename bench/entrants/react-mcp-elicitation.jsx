// This library, from its packed tarball.
import { Elicitation } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { reactEntrant } from '../page/react-mount.jsx';

function fail(error) {
  throw error;
}

/** `growth.ts` draws more fields than anybody should be asked for. */
const limits = { fields: 100_000 };

export const { mount, unmount } = reactEntrant((schema, onSubmit) => (
  <Elicitation
    request={{ message: 'Please answer.', requestedSchema: schema }}
    limits={limits}
    server={{ name: 'Bench' }}
    onRespond={(result) => onSubmit(result.content)}
    onError={fail}
  />
));
