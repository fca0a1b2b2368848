import type { Product } from '@salvia/contract/catalogue/shop'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { useLocation } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { useShell } from '#app/visit/shell-data.ts'

const MINOR_DIGITS = 2

/** Minor units as a decimal for structured data: 2289 → 22.89. */
function plainPrice(amount: number): string {
  const digits = String(amount).padStart(MINOR_DIGITS + 1, '0')
  return `${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`
}

function productData(product: Product, origin: string, address: string) {
  const { price } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.productLocalizations[0].shortDescription,
    sku: product.sku,
    ...(product.ean === null ? {} : { gtin13: product.ean }),
    brand: { '@type': 'Brand', name: product.brandName },
    image: new URL(product.imageUrl, origin).href,
    url: address,
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: address,
            price: plainPrice(price.gross.amount),
            priceCurrency: price.gross.currency,
            availability: `https://schema.org/${isAvailable(product.stockStatus.id) ? 'InStock' : 'OutOfStock'}`,
          },
        }),
  }
}

/** Metadata for search engines and link previews. */
export function ProductHead({ product }: { product: Product }) {
  const { pathname } = useLocation()
  const origin = useShell()?.publicUrl
  if (!origin) return null
  const address = origin + localPath(pathname, getLocale())
  return (
    <>
      <SocialPreview
        type="product"
        title={`${product.name}, ${product.brandName}`}
        description={product.productLocalizations[0].shortDescription}
        image={product.imageUrl}
      />
      <JsonLd data={productData(product, origin, address)} />
    </>
  )
}
