import { serveTasks } from './serveTasks.ts';

serveTasks(async (task: { say: string } | { fail: string } | { die: true }) => {
  if ('fail' in task) throw new Error(task.fail);
  if ('die' in task) process.exit(1);
  return task.say;
});
