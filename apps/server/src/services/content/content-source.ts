import type { ContentName } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** The service does not tell whether nobody has begun a draft or it may not be read. */
export class UncertainDraft extends Error {}

/** Where the shop's texts come from. Its readers validate what it returns. */
export type ContentSource = {
  kind: 'files' | 'strapi' | 'directus'
  /**
   * An entry in a language: one object, or a list of items where the entry is a list; null where it has none in that
   * language. Throws when the service fails or refuses, of a draft UncertainDraft where it may be that there is none.
   */
  read: (name: ContentName, languageCode: LanguageCode) => Promise<unknown>
}
