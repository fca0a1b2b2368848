import { adminChat } from '@salvia/contract/chat/admin-chat'
import { chat } from '@salvia/contract/chat/chat'
import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import { signedIn } from '#kernel/http/access'
import { addressGroup } from '#kernel/http/address-group'
import { eventStreams } from '#kernel/http/event-streams'
import { toPage } from '#kernel/http/page'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { languageOf } from '../catalogue/index.ts'
import { chatAnswerRoutes } from './answer-routes.ts'
import { CHAT_TOPIC, type ChangedChat, eventFor } from './chat-events.ts'
import { getAdminChat, listAdminChats } from './data/admin-chat-queries.ts'
import { getThread, listConversations } from './data/chat-queries.ts'
import { chatFileRoutes } from './file-routes.ts'
import { chatHoursRoutes } from './hours-routes.ts'
import { messengerRoute } from './messenger-route.ts'
import { type ChatRequest, personOfChat } from './person-of-chat.ts'
import { bindConversations } from './use-cases/bind-conversations.ts'
import { changeConversation } from './use-cases/change-conversation.ts'
import { forgetOldGuests } from './use-cases/forget-chats.ts'
import { mailAnswer } from './use-cases/mail-answer.ts'
import { MAIL_WAITING, mailWaiting } from './use-cases/mail-waiting.ts'
import { readConversation } from './use-cases/read-conversation.ts'
import { answerPerson, beginConversation, MAIL_ANSWER, writeMessage } from './use-cases/write-message.ts'

const BEGUN = { name: 'chat-conversations', max: 20, lengthMs: DAY_MS }
const MESSAGES = { name: 'chat-messages', max: 120, lengthMs: HOUR_MS }
const GUESTS_KEPT_MS = 365 * DAY_MS

function adminRoutes(app: App, stream: ReturnType<typeof eventStreams>): void {
  const { db, now } = app
  app.route({
    ...adminChat.list,
    handler: async ({ query }) => {
      const { results, count } = await listAdminChats(db, query)
      return toPage(results, count, query)
    },
  })
  app.route({
    ...adminChat.events,
    handler: (req, reply) =>
      stream<ChangedChat>(req, reply, {
        ...{ topic: CHAT_TOPIC, person: signedIn(req).userId },
        read: ({ id }) => ({ conversationId: id }),
      }),
  })
  app.route({ ...adminChat.get, handler: ({ params }) => getAdminChat(db, params.id) })
  app.route({
    ...adminChat.reply,
    handler: async (req, reply) => {
      const { id: conversationId } = req.params
      await answerPerson(app, { conversationId, input: req.body, actorId: signedIn(req).userId })
      return reply.code(201).send(await getAdminChat(db, conversationId))
    },
  })
  app.route({
    ...adminChat.change,
    handler: async (req) => {
      const { id: conversationId } = req.params
      await changeConversation(app, { ...req.body, conversationId, actorId: signedIn(req).userId }, now())
      return getAdminChat(db, conversationId)
    },
  })
}

/** Chat with customer service, for persons and admins, and the jobs that mail answers and forget guests. */
export async function chatRoutes(app: App): Promise<void> {
  const { db, now, config } = app
  const stream = eventStreams(app)
  adminRoutes(app, stream)
  chatFileRoutes(app)
  chatHoursRoutes(app)
  chatAnswerRoutes(app)
  messengerRoute(app)

  const personOf = (req: ChatRequest) => personOfChat(req, config.secrets.token)

  app.route({
    ...chat.list,
    handler: async (req) => ({ results: await listConversations(db, personOf(req)) }),
  })
  app.route({
    ...chat.events,
    handler: async (req, reply) => {
      const person = personOf(req)
      const name = person.userId ?? person.keyHash ?? person.linkedId
      // Tells an event source to stop: there is nothing to follow.
      if (name === null) return reply.code(204).send()
      const read = (changed: ChangedChat) => eventFor(person, changed)
      return stream(req, reply, { topic: CHAT_TOPIC, person: name, read })
    },
  })
  app.route({ ...chat.get, handler: (req) => getThread(db, personOf(req), req.params.id) })
  app.route({
    ...chat.begin,
    handler: async (req, reply) => {
      await consumeLimit(app, BEGUN, addressGroup(req.ip), now())
      const person = personOf(req)
      const asked = { person, input: req.body, languageCode: languageOf(req) }
      return reply.code(201).send(await getThread(db, person, await beginConversation(app, asked)))
    },
  })
  app.route({
    ...chat.write,
    handler: async (req, reply) => {
      await consumeLimit(app, MESSAGES, addressGroup(req.ip), now())
      const person = personOf(req)
      const { id: conversationId } = req.params
      await writeMessage(app, { person, conversationId, input: req.body })
      return reply.code(201).send(await getThread(db, person, conversationId))
    },
  })
  app.route({
    ...chat.read,
    handler: async (req, reply) => {
      await readConversation(app, { person: personOf(req), conversationId: req.params.id })
      return reply.code(204).send()
    },
  })

  app.route({
    ...chat.bind,
    handler: async (req, reply) => {
      const { keyHash } = personOf(req)
      await bindConversations(db, { userId: signedIn(req).userId, keyHash })
      return reply.code(204).send()
    },
  })

  app.jobs.on<{ conversationId: string }>({
    queue: MAIL_ANSWER,
    work: ({ conversationId }) => mailAnswer(app, conversationId),
  })
  app.jobs.on<{ conversationId: string; since: string }>({
    queue: MAIL_WAITING,
    work: (waiting) => mailWaiting(app, waiting),
  })
  app.jobs.on({
    queue: 'forget-chats',
    cron: '41 3 * * *',
    work: () => forgetOldGuests(app, new Date(now().getTime() - GUESTS_KEPT_MS)),
  })
}
