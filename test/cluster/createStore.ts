import type { ClusterStore } from 'react-mcp-elicitation/cluster';

interface Kept {
  readonly text: string;
  readonly until: number;
}

/** A store in this process, as several processes see it. */
export function createStore({ isAsync = true, echoes = true } = {}) {
  const topics = new Map<string, Map<string, Kept>>();
  const listeners = new Map<string, Set<(text: string) => void>>();
  /** The processes that cannot reach it, and those that only miss what is published. */
  const cut = new Set<string>();
  const deaf = new Set<string>();
  /** All that was put. */
  const written: string[] = [];
  const soon = async () => {
    if (isAsync) await new Promise((resolve) => setTimeout(resolve, 1));
  };

  /** A process's own end of it. */
  const end = (name: string): ClusterStore => {
    const own = new Set<(text: string) => void>();
    const reach = async () => {
      await soon();
      if (cut.has(name)) throw new Error('No connection.');
    };
    return {
      async put(topic, key, text, seconds) {
        await reach();
        written.push(text);
        const kept = topics.get(topic) ?? new Map<string, Kept>();
        topics.set(topic, kept.set(key, { text, until: Date.now() + seconds * 1000 }));
      },
      async list(topic) {
        await reach();
        const kept = [...(topics.get(topic)?.values() ?? [])];
        return kept.filter(({ until }) => until > Date.now()).map(({ text }) => text);
      },
      async publish(topic, text) {
        await reach();
        for (const listener of listeners.get(topic) ?? []) {
          if (echoes || !own.has(listener)) listener(text);
        }
      },
      subscribe(topic, listener) {
        const hear = (text: string) => {
          if (!cut.has(name) && !deaf.has(name)) listener(text);
        };
        own.add(hear);
        listeners.set(topic, (listeners.get(topic) ?? new Set()).add(hear));
        return () => listeners.get(topic)!.delete(hear);
      },
    };
  };
  return { end, cut, deaf, listeners, written };
}
