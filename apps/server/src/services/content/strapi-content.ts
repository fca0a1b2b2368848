import { isContentList } from './content-models.ts'
import { withoutNulls } from './content-request.ts'
import type { ContentSource } from './content-source.ts'
import { type ContentSettings, strapiApi } from './strapi-api.ts'

/** An item is known by its `slug`: Strapi's own ids differ from one installation to the next. */
const itemOf = ({ slug, documentId, ...item }: Record<string, unknown>) => ({
  ...withoutNulls(item),
  id: slug ?? documentId,
})

/** What is published in Strapi 5, or what its editors have drafted. */
export function strapiContent(
  settings: ContentSettings,
  status: 'published' | 'draft' = 'published',
): ContentSource {
  const api = strapiApi(settings)
  return {
    kind: 'strapi',
    read: async (name, languageCode) => {
      const asked = { name, locale: languageCode, status }
      if (isContentList(name)) {
        const items = await api.list(asked)
        return items.length > 0 ? items.map(itemOf) : null
      }
      const entry = await api.single(asked)
      return entry && itemOf(entry)
    },
  }
}
