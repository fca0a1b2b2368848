import { content } from '@salvia/contract/content/content'
import { deadLink } from '#kernel/domain-error'
import type { App } from '../../app-type.ts'
import { readPreview, signPreview } from './preview-token.ts'

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
