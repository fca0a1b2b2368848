import type { ResourceKind } from '@salvia/contract/words/catalogue'
import { m } from '#app/paraglide/messages.js'

/** Names of document types. */
export const resourceWords: Record<ResourceKind, () => string> = {
  Other: m.resource_other,
  Article: m.resource_article,
  Recipe: m.resource_recipe,
  Infographic: m.resource_infographic,
  Handout: m.resource_handout,
}
