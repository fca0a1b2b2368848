import type { AdminLink } from '@salvia/contract/catalogue/admin-product-parts'
import { type ProductVariantKind, productVariantKinds } from '@salvia/contract/words/catalogue'
import { m } from '#app/paraglide/messages.js'

const ALTERNATIVE = 'Alternative'

const variantWords: Record<ProductVariantKind, () => string> = {
  Size: m.catalogue_variant_size,
  Format: m.catalogue_variant_format,
  Flavour: m.catalogue_variant_flavour,
  Unknown: m.catalogue_variant_unknown,
}

/** "Alternative", or how a variant differs. */
export const linkChoices = () => [
  { value: ALTERNATIVE, label: m.catalogue_alternative() },
  ...productVariantKinds.map((value) => ({ value, label: variantWords[value]() })),
]

export const linkKindOf = ({ kind, variantKind }: AdminLink): string =>
  kind === 'Variant' ? variantKind : ALTERNATIVE

/** Parses the chosen option into a link. */
export function linkWord(chosen: string): Pick<AdminLink, 'kind' | 'variantKind'> {
  const variantKind = productVariantKinds.find((kind) => kind === chosen)
  return variantKind ? { kind: 'Variant', variantKind } : { kind: 'Alternative', variantKind: 'Unknown' }
}
