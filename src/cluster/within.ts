import { after } from '../queue/index.ts';

/** Rejects if something takes longer, in milliseconds. Clients of stores may wait for their connection for ever. */
export const within = <Made>(longest: number, made: PromiseLike<Made>): Promise<Made> =>
  new Promise((resolve, reject) => {
    const cancel = after(longest, () => reject(new Error('The other processes do not answer.')));
    made.then(resolve, reject).then(cancel, cancel);
  });
