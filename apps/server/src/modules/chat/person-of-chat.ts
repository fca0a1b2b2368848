import type { FastifyRequest } from 'fastify'
import { type ChatPerson, chatPerson } from './data/chat-person.ts'

export type ChatRequest = FastifyRequest & { headers: { 'x-chat-key'?: string | undefined } }

/** Who writes or reads: the account that is signed in, the guest's key, or the token of a mailed link. */
export const personOfChat = (req: ChatRequest, secret: string): ChatPerson =>
  chatPerson({ userId: req.actor?.userId ?? null, key: req.headers['x-chat-key'], secret })
