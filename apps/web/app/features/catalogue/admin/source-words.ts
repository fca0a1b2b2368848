import type { ExternalIdError, ProductExternalIdSource } from '@salvia/contract/words/catalogue'
import { m } from '#app/paraglide/messages.js'

/** Names of external sources. */
export const sourceWords: Record<ProductExternalIdSource, () => string> = {
  DSLD: m.catalogue_source_dsld,
  ManufacturerWebsite: m.catalogue_source_maker,
  PIM: m.catalogue_source_pim,
  EE: m.catalogue_source_ee,
  SupplierFeed: m.catalogue_source_feed,
}

/** Why a source did not answer. */
export const askWords: Record<ExternalIdError, () => string> = {
  NotFound: m.catalogue_ask_not_found,
  NotShipped: m.refusal_label_not_shipped,
  Unavailable: m.refusal_label_unavailable,
  Unreadable: m.refusal_label_unreadable,
}
