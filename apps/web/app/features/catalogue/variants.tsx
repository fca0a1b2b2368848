import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import type { ProductVariantKind } from '@salvia/contract/words/catalogue'
import { formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { linkedQuery } from './catalogue-queries.ts'
import css from './variants.module.css'

const words: Record<ProductVariantKind, () => string> = {
  Size: m.variant_size,
  Format: m.catalogue_field_format,
  Flavour: m.variant_flavour,
  Unknown: m.variant_other,
}

/** Other sizes, forms and flavours of the product as links. */
export function Variants({ product }: { product: Product }) {
  const [links] = useQuery(linkedQuery(product.id)).data ?? []
  const cards = links?.linkedProducts ?? []
  const variants = product.linkedProducts.filter(({ kind }) => kind === 'Variant')
  const kinds = [...new Set(variants.map(({ variantKind }) => variantKind))]
  return kinds.map((kind) => {
    const ids = new Set(
      variants.filter(({ variantKind }) => variantKind === kind).map((link) => link.linkedProductId),
    )
    const others = cards.filter(({ id }) => ids.has(id))
    if (others.length === 0) return null
    return (
      <nav key={kind} className={css.variants} aria-label={words[kind]()}>
        <p className="medium">{words[kind]()}</p>
        <ul>
          {[product, ...others].map((one) => (
            <li key={one.id}>
              <LocalLink
                to={`/shop/products/${one.id}`}
                aria-current={one.id === product.id ? 'true' : undefined}
              >
                <VariantWords product={one} kind={kind} />
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  })
}

function VariantWords({ product, kind }: { product: ProductCard; kind: ProductVariantKind }) {
  const language = getLocale()
  const formats = useQuery(deliveryFormatsQuery).data ?? []
  const format = formats.find(({ id }) => id === product.productDeliveryFormatId)?.pluralNames[language]
  const size = product.deliveryFormatSize
  const pack = size === null ? format : `${formatNumber(size, language)} · ${format ?? ''}`
  const isNamed = kind === 'Flavour' || kind === 'Unknown' || !pack
  return (
    <>
      <span className="medium">{isNamed ? product.name : pack}</span>
      {product.servingsPerContainer !== null && (
        <span className="second">{m.variant_servings({ count: product.servingsPerContainer })}</span>
      )}
    </>
  )
}
