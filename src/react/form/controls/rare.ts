/* The controls that few forms need. They are loaded with the first that does. */

export { DateTimeInput } from './DateTimeInput.tsx';
export { ListInputs } from './ListInputs.tsx';
export { OpenChoice } from './OpenChoice.tsx';
export { SearchOptions } from './SearchOptions.tsx';
