import type { ResourceKind } from '@salvia/contract/words/catalogue'
import { m } from '#app/paraglide/messages.js'

/** What a paper beside a product is. */
export const resourceWords: Record<ResourceKind, () => string> = {
  Other: m.resource_other,
  Article: m.resource_article,
  Recipe: m.resource_recipe,
  Infographic: m.resource_infographic,
  Handout: m.resource_handout,
}
