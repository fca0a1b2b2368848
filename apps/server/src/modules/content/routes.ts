import { timingSafeEqual } from 'node:crypto'
import { content } from '@salvia/contract/content/content'
import { HOUR_MS } from '@salvia/contract/durations'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@salvia/contract/words/locale'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, notFound } from '#kernel/domain-error'
import { addressGroup } from '#kernel/http/address-group'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { fileContent } from '../../services/content/file-content.ts'
import { contentFaults } from './content-faults.ts'
import { contentPictureRoutes } from './content-picture-routes.ts'
import { contentReader } from './content-reader.ts'
import { countFeedback } from './data/faq-feedback-queries.ts'
import { previewRoutes } from './preview-routes.ts'
import { publicWebinar, readContent, readQuestions, readWebinar } from './read-content.ts'
import { showPictures } from './shown-pictures.ts'
import { recordFeedback } from './use-cases/record-feedback.ts'

const FEEDBACK = { name: 'faq-feedback', max: 60, lengthMs: HOUR_MS }

const isSecret = (given: unknown, secret: string | undefined): boolean => {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(secret ?? '')]
  return secret !== undefined && one.length === other.length && timingSafeEqual(one, other)
}

/** The language of a call: that it names, else the caller's by Accept-Language, on which the answer then depends. */
function languageOf(
  {
    headers,
    query: { lang },
  }: { headers: FastifyRequest['headers']; query: { lang?: LanguageCode | undefined } },
  reply: FastifyReply,
): LanguageCode {
  reply.header('vary', 'Accept-Language')
  return lang ?? matchLanguage({ acceptLanguage: headers['accept-language'] ?? null })
}

/** Texts of the shop. */
export async function contentRoutes(app: App) {
  const { db, config, services } = app
  const reading = {
    content: services.content,
    shipped: fileContent(),
    faults: contentFaults(),
    showPictures: showPictures(services.content.pictures, config.secrets.token),
  }
  const readFor = contentReader(app, reading)
  await app.register(previewRoutes)
  await app.register(contentPictureRoutes)

  app.route({
    ...content.get,
    handler: async (req, reply) => {
      const { lang: _, ...query } = req.query
      const languageCode = languageOf(req, reply)
      const asked = { name: req.params.name, languageCode, ...query }
      const now = app.now()
      return readFor(req, (reading) => readContent({ db, config, reading }, asked, now))
    },
  })

  app.route({
    ...content.webinar,
    handler: async (req, reply) => {
      const asked = { id: req.params.id, languageCode: languageOf(req, reply) }
      const webinar = await readFor(req, async (reading) => {
        const found = await readWebinar({ reading }, asked)
        return found && publicWebinar(found)
      })
      if (!webinar) throw notFound('resource')
      return webinar
    },
  })

  app.route({
    ...content.changed,
    handler: async (req, reply) => {
      if (!isSecret(req.headers['x-content-secret'], config.secrets.content))
        throw new DomainError('contract', 'signature_invalid', 'This message is not of the content service.')
      services.content.empty()
      return reply.code(204).send()
    },
  })

  app.route({
    ...content.feedback,
    handler: async (req, reply) => {
      await consumeLimit(app, FEEDBACK, addressGroup(req.ip), app.now())
      const { id: faqId } = req.params
      const questions = await readQuestions(reading, DEFAULT_LANGUAGE)
      if (!questions.has(faqId)) throw notFound('resource')
      const visitor = `${req.ip} ${req.headers['user-agent'] ?? ''}`
      await recordFeedback(
        { db, key: config.secrets.token },
        { faqId, visitor, wasHelpful: req.body.wasHelpful },
        app.now(),
      )
      return reply.code(204).send()
    },
  })

  app.route({
    ...content.feedbacks,
    handler: async ({ query: { lang: languageCode = DEFAULT_LANGUAGE } }) => {
      const questions = await readQuestions(reading, languageCode)
      const counted = await countFeedback(db)
      return { results: counted.map((each) => ({ ...each, question: questions.get(each.id) ?? null })) }
    },
  })

  app.route({ ...content.faults, handler: async () => ({ results: reading.faults.list() }) })
}
