import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** What the agent asks. The page draws it as a form, and `approved` as Accept and Decline. */
const Booking = z.object({
  approved: z.boolean(),
  guests: z.int().min(1).max(8).meta({ title: 'Guests' }),
  day: z.iso.date().meta({ title: 'Day' }),
  place: z.enum(['Inside', 'On the terrace']).meta({ title: 'Place' }),
});

/** Stands in for an agent that has a model, so that this runs offline. Its first run asks, and the one that resumes it tells. */
export async function agent(request, response) {
  const { threadId, runId, resume } = await json(request);
  response.setHeader('content-type', 'text/event-stream');
  const send = (event) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  send({ type: 'RUN_STARTED', threadId, runId });
  const messageId = crypto.randomUUID();
  send({ type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' });
  const delta = resume ? outcomeOf(resume[0]) : 'There is a free table.';
  send({ type: 'TEXT_MESSAGE_CONTENT', messageId, delta });
  send({ type: 'TEXT_MESSAGE_END', messageId });
  const outcome = resume ? { type: 'success' } : { type: 'interrupt', interrupts: [ask()] };
  send({ type: 'RUN_FINISHED', threadId, runId, outcome });
  response.end();
}

const ask = () => ({
  id: crypto.randomUUID(),
  reason: 'input_required',
  message: 'Shall I book it?',
  responseSchema: z.toJSONSchema(Booking),
});

function outcomeOf({ status, payload }) {
  if (status === 'cancelled') return 'Tell me when you know.';
  if (!payload.approved) return 'I booked nothing.';
  // Whatever sent it: the page has checked it, too.
  const { data, error } = Booking.safeParse(payload);
  return data ? `Booked: ${data.day}, for ${data.guests}, ${data.place}.` : error.message;
}
