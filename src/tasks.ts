export { createTasks, type ElicitationTasks } from './tasks/createTasks.ts';
export { untilTaskEnds } from './tasks/untilTaskEnds.ts';
