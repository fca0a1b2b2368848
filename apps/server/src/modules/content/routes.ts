import { timingSafeEqual } from 'node:crypto'
import { content } from '@salvia/contract/content/content'
import { DEFAULT_LANGUAGE } from '@salvia/contract/words/locale'
import { DomainError, notFound } from '#kernel/domain-error'
import type { App } from '../../app-type.ts'
import { fileContent } from '../../services/content/file-content.ts'
import { contentFaults } from './content-faults.ts'
import { type ContentContext, publicWebinar, readContent, readWebinar } from './read-content.ts'

const isSecret = (given: unknown, secret: string | undefined): boolean => {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(secret ?? '')]
  return secret !== undefined && one.length === other.length && timingSafeEqual(one, other)
}

/** Texts of the shop. */
export async function contentRoutes(app: App) {
  const { db, config, services } = app
  const reading = { content: services.content, shipped: fileContent(), faults: contentFaults() }
  const context: ContentContext = { db, config, reading }

  app.route({
    ...content.get,
    handler: ({ params: { name }, query: { lang: languageCode = DEFAULT_LANGUAGE, ...query } }) =>
      readContent(context, { name, languageCode, ...query }, app.now()),
  })

  app.route({
    ...content.webinar,
    handler: async ({ params: { id }, query: { lang: languageCode = DEFAULT_LANGUAGE } }) => {
      const webinar = await readWebinar(context, { id, languageCode })
      if (!webinar) throw notFound('resource')
      return publicWebinar(webinar)
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

  app.route({ ...content.faults, handler: async () => ({ results: reading.faults.list() }) })
}
