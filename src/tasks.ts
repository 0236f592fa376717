export { createTasks, type ElicitationTasks } from './tasks/createTasks.ts';
export type { ElicitationTask, ElicitationTaskStore } from './tasks/createTaskStore.ts';
