import type { LanguageCode } from '@salvia/contract/words/locale'
import { packSizeText } from '@salvia/rules/product/pack-size'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../../catalogue/index.ts'
import { deliveryFormats } from '../../../reference/index.ts'

/** What a product is called in a language, with what a pack of it holds: another size may bear the same name. */
export type ProductWords = (productId: string, language: LanguageCode) => string

/** How mails name products, those out of use too: one statement. */
export async function findProductWords(db: Db, productIds: string[]): Promise<ProductWords> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      size: products.deliveryFormatSize,
      format: {
        sizeUnit: deliveryFormats.sizeUnit,
        names: deliveryFormats.names,
        pluralNames: deliveryFormats.pluralNames,
      },
    })
    .from(products)
    .innerJoin(deliveryFormats, eq(deliveryFormats.id, products.deliveryFormatId))
    .where(inArray(products.id, productIds))
  const byId = new Map(rows.map(({ id, ...product }) => [id, product]))
  return (productId, language) => {
    const product = byId.get(productId)
    if (!product) return ''
    const size = packSizeText(product.size, product.format, language)
    return size === null ? product.name : `${product.name} (${size})`
  }
}
