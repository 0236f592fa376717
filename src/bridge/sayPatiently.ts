/** The pauses before it is said again, in milliseconds: each is twice the one before. */
const firstPause = 250;
const longestPause = 8000;

/** Says something again while the bus takes nothing, for 16 seconds. For what nobody would say later. */
export async function sayPatiently(say: () => Promise<void>): Promise<void> {
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await say();
    } catch (error) {
      console.error(error);
      if (pause > longestPause) return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
