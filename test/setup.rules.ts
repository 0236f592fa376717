import { loadLate } from '../src/host/loadLate.ts';
import { loadFormRules } from '../src/queue/loadFormRules.ts';
import { loadReader } from '../src/remote/loadReader.ts';

// Loaded with a queue's first request; here before it, so that what comes first comes at once.
await Promise.all([loadLate(), loadFormRules(), loadReader()]);
