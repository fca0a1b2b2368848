import { content } from '@salvia/contract/content/content'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyRequest } from 'fastify'
import { deadLink } from '#kernel/domain-error'
import { hostCookieName } from '#kernel/http/host-cookie'
import type { App } from '../../app-type.ts'
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

/** Drafts, and what is published while they cannot be read. */
function draftsOf({ services: { content: published }, log }: App): ContentSource | null {
  const { drafts } = published
  if (drafts === null) return null
  const failed = (error: unknown): null => {
    log.warn({ err: error }, 'drafts_not_read')
    return null
  }
  return {
    kind: drafts.kind,
    read: async (name, language) =>
      (await drafts.read(name, language).catch(failed)) ?? published.read(name, language),
  }
}

/**
 * Where a request reads content: drafts for who has opened a link of a preview, else what is published. What is wrong
 * of a draft is not told to admins: nobody sees it yet.
 */
export function readingFor(app: App, published: Reading): (req: FastifyRequest) => Reading {
  const content = draftsOf(app)
  if (content === null) return () => published
  const drafted = { ...published, content, faults: contentFaults() }
  return (req) => (isPreview(app, req) ? drafted : published)
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
