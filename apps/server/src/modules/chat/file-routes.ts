import { adminChat } from '@salvia/contract/chat/admin-chat'
import { chat } from '@salvia/contract/chat/chat'
import { HOUR_MS } from '@salvia/contract/durations'
import type { FastifyReply } from 'fastify'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { addressGroup } from '#kernel/http/address-group'
import { sendAttachment } from '#kernel/http/attachment'
import { consumeLimit } from '#kernel/limits/consume-limit'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../app-type.ts'
import { getAdminChat } from './data/admin-chat-queries.ts'
import { getChatFile } from './data/chat-file-queries.ts'
import { isOf } from './data/chat-person.ts'
import { getThread } from './data/chat-queries.ts'
import { type ChatRequest, personOfChat } from './person-of-chat.ts'
import { chatFileTypes, keepChatFile } from './use-cases/keep-chat-file.ts'
import { answerPerson, writeMessage } from './use-cases/write-message.ts'

const FILES = { name: 'chat-files', max: 30, lengthMs: HOUR_MS }

/** Files of the chat, for its person and for admins. */
export function chatFileRoutes(app: App): void {
  const { db, now, config, services } = app
  const personOf = (req: ChatRequest) => personOfChat(req, config.secrets.token)

  async function send(reply: FastifyReply, found: Awaited<ReturnType<typeof getChatFile>>) {
    const bytes = await services.files.get(found.key)
    if (!bytes) throw notFound('file')
    return sendAttachment(reply, { ...found, bytes })
  }

  app.route({
    ...chat.attach,
    handler: async (req) => {
      await consumeLimit(app, FILES, addressGroup(req.ip), now())
      const { id: conversationId, messageId } = req.params
      const person = personOf(req)
      await getThread(db, person, conversationId)
      const upload = await readUpload(req, chatFileTypes)
      await keepChatFile(app, upload, (file) =>
        writeMessage(app, { person, conversationId, input: { messageId, text: '', file } }),
      )
      return getThread(db, person, conversationId)
    },
  })
  app.route({
    ...chat.file,
    handler: async (req, reply) => {
      const { id: conversationId, messageId } = req.params
      return send(reply, await getChatFile(db, { conversationId, messageId }, isOf(personOf(req))))
    },
  })
  app.route({
    ...adminChat.attach,
    handler: async (req) => {
      const { id: conversationId, messageId } = req.params
      const upload = await readUpload(req, chatFileTypes)
      const actorId = signedIn(req).userId
      await keepChatFile(app, upload, (file) =>
        answerPerson(app, { conversationId, actorId, input: { messageId, text: '', file } }),
      )
      return getAdminChat(db, conversationId)
    },
  })
  app.route({
    ...adminChat.file,
    handler: async (req, reply) => {
      const { id: conversationId, messageId } = req.params
      return send(reply, await getChatFile(db, { conversationId, messageId }))
    },
  })
}
