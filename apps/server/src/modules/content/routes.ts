import { content } from '@salvia/contract/content/content'
import { DEFAULT_LANGUAGE } from '@salvia/contract/words/locale'
import type { App } from '../../app-type.ts'
import { readContent } from './read-content.ts'

/** Texts of the shop. */
export async function contentRoutes(app: App) {
  const { db, config } = app
  app.route({
    ...content.get,
    handler: ({ params: { name }, query: { lang = DEFAULT_LANGUAGE } }) =>
      readContent(db, config, { name, languageCode: lang }),
  })
}
