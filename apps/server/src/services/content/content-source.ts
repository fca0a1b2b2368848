import type { ContentName } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** Where the shop's texts come from. Its readers validate what it returns. */
export type ContentSource = {
  kind: 'files' | 'strapi' | 'directus'
  /**
   * An entry in a language: one object, or a list of items where the entry is a list; null where it has none in that
   * language. Throws when the service fails or refuses.
   */
  read: (name: ContentName, languageCode: LanguageCode) => Promise<unknown>
}
