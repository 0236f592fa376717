import { loadFormRules } from '../src/queue/formRules.ts';

// Loaded with a queue's first form; here before it, so that what comes first comes at once.
await loadFormRules();
