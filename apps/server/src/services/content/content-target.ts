import type { ContentModel } from './content-models.ts'
import type { ContentItem } from './shipped-items.ts'

/** A content service that takes the texts of the release. Both calls may be repeated, and throw when it refuses. */
export type ContentTarget = {
  /** Makes places for entries, where the service lets them be made over HTTP. */
  prepare: (models: ContentModel[]) => Promise<void>
  /** Adds what the service lacks of an entry, and leaves what it has as it is; returns how many texts it added. */
  add: (model: ContentModel, items: ContentItem[]) => Promise<number>
}
