import { z } from 'zod'
import { route } from '../route.ts'
import { Id } from '../wire.ts'

export const Messenger = z.object({
  appId: z.string(),
  /** By the region of the workspace. */
  apiBase: z.url(),
  /** Who is signed in, and a short-lived token that says so; null for a guest, whom nobody speaks for. */
  userId: Id.nullable(),
  jwt: z.string().nullable(),
})
export type Messenger = z.infer<typeof Messenger>

export const messenger = {
  get: route({
    method: 'GET',
    url: '/chat/messenger',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'With what the messenger of an outside chat service begins, the caller’s identity signed by this server; 404 where the chat is kept here',
      response: { 200: Messenger },
    },
  }),
}
