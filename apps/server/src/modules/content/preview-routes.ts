import { content } from '@salvia/contract/content/content'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyRequest } from 'fastify'
import { deadLink, unavailable } from '#kernel/domain-error'
import { hostCookieName } from '#kernel/http/host-cookie'
import type { App } from '../../app-type.ts'
import { ContentRefusal } from '../../services/content/content-request.ts'
import type { ContentSource } from '../../services/content/content-source.ts'
import { contentFaults } from './content-faults.ts'
import { readPreview, signPreview } from './preview-token.ts'
import type { Reading } from './read-entry.ts'

/** Whether a request comes with a link of a preview that is still good. */
const isPreview = ({ config, now }: App, { cookies }: Pick<FastifyRequest, 'cookies'>): boolean => {
  const isSecure = config.publicUrl.startsWith('https:')
  const token = cookies[hostCookieName(cookieNames.preview, isSecure)]
  return token !== undefined && readPreview(config.secrets.token, token, now()) !== null
}

/**
 * Drafts, or what is published where the service refuses them. Throws unavailable where it does not answer: texts that
 * were never asked for would pass for drafts.
 */
function draftsFor({ services: { content: published }, log }: App, drafts: ContentSource): ContentSource {
  const failed = (error: unknown): null => {
    log.warn({ err: error }, 'drafts_not_read')
    if (error instanceof ContentRefusal) return null
    throw unavailable('content_unanswered', 'The content service does not answer.')
  }
  return {
    kind: drafts.kind,
    read: async (name, language) =>
      (await drafts.read(name, language).catch(failed)) ?? published.read(name, language),
  }
}

/**
 * Where a request reads content: drafts for who has opened a link of a preview, else what is published. What is wrong
 * of a draft is not reported to admins: nobody sees it yet.
 */
export function readingFor(app: App, published: Reading): (req: FastifyRequest) => Reading {
  const { drafts } = app.services.content
  if (drafts === null) return () => published
  const faults = contentFaults()
  return (req) =>
    isPreview(app, req) ? { ...published, content: draftsFor(app, drafts()), faults } : published
}

/** Links that show drafts, for admins and whom they give one. */
export async function previewRoutes(app: App) {
  const { config, services } = app

  app.route({
    ...content.previewLink,
    handler: async ({ query: { path } }) => {
      if (services.content.drafts === null) return { link: null }
      const { token, endsAt } = signPreview(config.secrets.token, path, app.now())
      return { link: { url: `${config.publicUrl}/preview/${token}`, endsAt: endsAt.toISOString() } }
    },
  })

  app.route({
    ...content.preview,
    handler: async ({ params: { token } }) => {
      const preview = readPreview(config.secrets.token, token, app.now())
      if (!preview) throw deadLink()
      return { path: preview.path, endsAt: preview.endsAt.toISOString() }
    },
  })
}
