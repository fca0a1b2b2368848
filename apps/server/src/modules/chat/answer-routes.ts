import { chatAnswers } from '@salvia/contract/chat/chat-answers'
import { fullAdmin } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { getAnswer, listAnswers } from './data/answer-queries.ts'
import { changeAnswer, createAnswer } from './use-cases/write-answer.ts'

/** Prepared answers, kept by admins. */
export function chatAnswerRoutes(app: App): void {
  const { db, now } = app
  app.route({
    ...chatAnswers.list,
    handler: async ({ query }) => {
      const { results, count } = await listAnswers(db, query)
      return toPage(results, count, query)
    },
  })
  app.route({
    ...chatAnswers.create,
    handler: async (req, reply) => {
      const { userId: actorId } = fullAdmin(req)
      return reply.code(201).send(await createAnswer(db, { input: req.body, actorId }, now()))
    },
  })
  app.route({
    ...chatAnswers.get,
    handler: async ({ params }, reply) => tagged(reply, await getAnswer(db, params.id)),
  })
  app.route({
    ...chatAnswers.put,
    handler: async (req, reply) => {
      const saving = { id: req.params.id, actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await changeAnswer(db, saving, req.body, now()))
    },
  })
}
