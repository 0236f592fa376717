export { createTasks, type ElicitationTasks } from './tasks/createTasks.ts';
