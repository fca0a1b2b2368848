import { orderNotes as calls } from '@salvia/contract/orders/order-notes'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../../app-type.ts'
import { addNote } from './use-cases/add-note.ts'

/** Admins note about orders what the team should know; the timeline shows it. */
export function noteRoute(app: App): void {
  const { db, now } = app
  app.route({
    ...calls.add,
    handler: async (req, reply) => {
      const { userId } = signedIn(req)
      const idempotencyKey = req.headers['idempotency-key']
      const note = { orderId: req.params.id, userId, text: req.body.text, idempotencyKey }
      return reply.status(201).send({ noteId: await addNote(db, note, now()) })
    },
  })
}
