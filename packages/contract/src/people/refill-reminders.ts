import { z } from 'zod'
import { route } from '../route.ts'
import { Line } from '../wire.ts'

export const refillReminders = {
  unsubscribe: route({
    method: 'POST',
    url: '/refill-reminders/unsubscribe',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        "Ends a client's refill reminders, with the token of their mail; also as mail programs ask for it",
      querystring: z.strictObject({ token: Line(200).default('') }),
      response: { 204: z.void() },
    },
  }),
}
