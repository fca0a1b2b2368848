import type { LinkedProduct } from '@salvia/contract/catalogue/linked-product'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { linkedProducts } from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { findReplacements } from './disruption-of.ts'
import { isOffered } from './product-filter.ts'
import { findProductCards } from './product-list-queries.ts'
import type { ShopLocale } from './shop-locale.ts'

export type Link = z.infer<typeof LinkedProduct>

/** Links of the products in placeholder `ids` to others that the shop offers. */
export const isShownLink = and(
  isAnyOf(linkedProducts.productId, 'ids'),
  eq(linkedProducts.isHidden, false),
  isOffered('products'),
)
export const inLinkOrder = [asc(linkedProducts.productId), asc(linkedProducts.position)]

const linksByProduct = preparedAnywhere((db: Db) =>
  db
    .select({
      productId: linkedProducts.productId,
      linkedProductId: linkedProducts.linkedProductId,
      kind: linkedProducts.kind,
      variantKind: linkedProducts.variantKind,
      isHidden: linkedProducts.isHidden,
    })
    .from(linkedProducts)
    .innerJoin(products, eq(products.id, linkedProducts.linkedProductId))
    .where(isShownLink)
    .orderBy(...inLinkOrder)
    .prepare('links_by_product'),
)

/** Links of products to visible ones, in display order. */
export const listLinks = async (db: Db, ids: string[]): Promise<Link[]> =>
  ids.length === 0 ? [] : linksByProduct(db).execute({ ids })

/** The distinct products the given ones link to. */
export async function listLinkedCards(db: Db, ids: string[], shown: ShopLocale): Promise<ProductCard[]> {
  const linkedIds = [...new Set((await listLinks(db, ids)).map(({ linkedProductId }) => linkedProductId))]
  const cards = await findProductCards(db, linkedIds, shown)
  return linkedIds.flatMap((id) => cards.get(id) ?? [])
}

type WithLinks = { productId: string; product: ProductCard | null; linkedProducts: ProductCard[] }

/**
 * What can be had in place of each of these products: the replacement that its disruption names, then what it links to;
 * plus its own row if requested. Three statements.
 */
export async function listCardsByProduct(
  db: Db,
  { ids, isMainIncluded }: { ids: string[]; isMainIncluded: boolean },
  shown: ShopLocale,
): Promise<WithLinks[]> {
  const [links, replacements] = await Promise.all([listLinks(db, ids), findReplacements(db, ids)])
  const instead = ids.map((productId) => {
    const linkedIds = links.filter((link) => link.productId === productId).map((link) => link.linkedProductId)
    return { productId, ids: new Set([replacements.get(productId) ?? [], linkedIds].flat()) }
  })
  const asked = new Set([...instead.flatMap((each) => [...each.ids]), ...(isMainIncluded ? ids : [])])
  const cards = await findProductCards(db, [...asked], shown)
  return instead.map(({ productId, ids: insteadIds }) => ({
    productId,
    product: isMainIncluded ? (cards.get(productId) ?? null) : null,
    linkedProducts: [...insteadIds].flatMap((id) => cards.get(id) ?? []),
  }))
}
