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

const isRefusal = (error: unknown): boolean => error instanceof ContentRefusal && error.status === 403

/**
 * Reads drafts, and what is published where the service forbids them, which is told. Throws unavailable for any other
 * failure: texts that were never asked for would pass for drafts.
 */
function readingDrafts({ services, log }: App, published: Reading, drafts: ContentSource): Reading {
  let areDraftsRefused = false
  const failed = (error: unknown): null => {
    log.warn({ err: error }, 'drafts_not_read')
    if (!isRefusal(error)) throw unavailable('content_unanswered', 'The content service does not answer.')
    areDraftsRefused = true
    return null
  }
  const content: ContentSource = {
    kind: drafts.kind,
    read: async (name, language) =>
      (await drafts.read(name, language).catch(failed)) ?? services.content.read(name, language),
  }
  return { ...published, content, faults: contentFaults(), areDraftsRefused: () => areDraftsRefused }
}

/**
 * Where a request reads content: drafts for who has opened a link of a preview, else what is published. What is wrong
 * of a draft is not reported to admins: nobody sees it yet.
 */
export function readingFor(app: App, published: Reading): (req: FastifyRequest) => Reading {
  const { drafts } = app.services.content
  if (drafts === null) return () => published
  return (req) => (isPreview(app, req) ? readingDrafts(app, published, drafts()) : published)
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
