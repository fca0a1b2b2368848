import type { ProductChange } from '@salvia/contract/catalogue/admin-products'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Change } from '../../catalogue-context.ts'
import { productImages, productResources } from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { isSame } from '../data/product-columns.ts'

type Files = Pick<Partial<ProductChange>, 'productImageIds' | 'productResources'>

/** Positions are unique: rows are first moved out of the way, then to their new positions. */
const ASIDE = 10_000

/** Makes the first picture the main one, shown in shop lists. */
export async function setMainImage(tx: Db, productId: string): Promise<void> {
  const first = sql`(select ${productImages.url} from ${productImages}
    where ${productImages.productId} = ${productId} order by ${productImages.position} limit 1)`
  await tx.update(products).set({ mainImageUrl: first }).where(eq(products.id, productId))
}

async function orderImages(tx: Db, productId: string, wanted: string[]): Promise<Change[]> {
  const rows = await tx
    .select({ id: productImages.id })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))
  const from = rows.map(({ id }) => id)
  const first = [...new Set(wanted)]
  if (first.some((id) => !from.includes(id))) throw notFound('image')
  const to = [...first, ...from.filter((id) => !first.includes(id))]
  if (isSame(from, to)) return []
  await tx
    .update(productImages)
    .set({ position: sql`${productImages.position} + ${ASIDE}` })
    .where(eq(productImages.productId, productId))
  for (const [position, id] of to.entries())
    await tx.update(productImages).set({ position }).where(eq(productImages.id, id))
  await setMainImage(tx, productId)
  return [{ field: 'productImages', from, to }]
}

type Resource = NonNullable<Files['productResources']>[number]

async function changeResources(tx: Db, productId: string, wanted: Resource[]): Promise<Change[]> {
  const rows = await tx
    .select({ id: productResources.id, name: productResources.name, kind: productResources.kind })
    .from(productResources)
    .where(eq(productResources.productId, productId))
    .orderBy(asc(productResources.position))
  const named = [...new Map(wanted.map((resource) => [resource.id, resource])).values()]
  if (named.some(({ id }) => !rows.some((row) => row.id === id))) throw notFound('resource')
  const to = [...named, ...rows.filter(({ id }) => !named.some((resource) => resource.id === id))]
  if (isSame(rows, to)) return []
  await tx
    .update(productResources)
    .set({ position: sql`${productResources.position} + ${ASIDE}` })
    .where(eq(productResources.productId, productId))
  for (const [position, { id, name, kind }] of to.entries())
    await tx.update(productResources).set({ position, name, kind }).where(eq(productResources.id, id))
  return [{ field: 'productResources', from: rows, to }]
}

/** Puts pictures and resources in the given order and sets the resources' titles. Throws not-found. */
export async function orderFiles(
  tx: Db,
  productId: string,
  { productImageIds, productResources: resources }: Files,
): Promise<Change[]> {
  return [
    ...(productImageIds ? await orderImages(tx, productId, productImageIds) : []),
    ...(resources ? await changeResources(tx, productId, resources) : []),
  ]
}
