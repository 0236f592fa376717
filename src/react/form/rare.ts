/* What few forms need. It is loaded with the first that does. */

export { ApprovalChoice } from './ApprovalChoice.tsx';
export { DateTimeInput } from './controls/DateTimeInput.tsx';
export { ListInputs } from './controls/ListInputs.tsx';
export { OpenChoice } from './controls/OpenChoice.tsx';
export { QuickAnswers, QuickQuestion } from './QuickAnswers.tsx';
export { SearchOptions } from './controls/SearchOptions.tsx';
