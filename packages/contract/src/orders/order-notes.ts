import { z } from 'zod'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, IdParams, Text } from '../wire.ts'
import { orderLengths } from '../words/lengths.ts'

export const orderNotes = {
  add: route({
    method: 'POST',
    url: '/admin/orders/:id/notes',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Notes something about an order for the team',
      params: IdParams,
      headers: IdempotencyHeaders,
      body: z.strictObject({ text: Text(orderLengths.note).min(1) }),
      response: { 201: z.object({ noteId: Id }) },
    },
  }),
}
