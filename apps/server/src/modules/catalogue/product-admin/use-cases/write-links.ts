import type { LinkInput } from '@salvia/contract/catalogue/admin-product-parts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { invalid, notFound } from '#kernel/domain-error'
import { linkedProducts } from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { isSame } from '../data/product-columns.ts'
import { finishWrites, type Written, writeProduct } from './write-product.ts'

/** The product whose links are written, the actor, and the version read, if known. */
export type LinkWriting = { productId: string; actorId: string; version?: number | undefined }

const listOwn = (tx: Db, productId: string): Promise<LinkInput[]> =>
  tx
    .select({
      linkedProductId: linkedProducts.linkedProductId,
      kind: linkedProducts.kind,
      variantKind: linkedProducts.variantKind,
      isHidden: linkedProducts.isHidden,
    })
    .from(linkedProducts)
    .where(eq(linkedProducts.productId, productId))
    .orderBy(asc(linkedProducts.position), asc(linkedProducts.linkedProductId))

const idsOf = (links: LinkInput[]) => links.map(({ linkedProductId }) => linkedProductId)

const refuse = (at: number) =>
  invalid('link_invalid', 'A product is linked to another one, once.', [
    { id: `linkedProducts.${at}.linkedProductId`, error: 'link_invalid' },
  ])

async function checkLinks(tx: Db, productId: string, links: LinkInput[]): Promise<void> {
  const ids = idsOf(links)
  ids.forEach((id, at) => {
    if (id === productId || ids.indexOf(id) !== at) throw refuse(at)
  })
  if (ids.length > 0 && (await tx.$count(products, inArray(products.id, ids))) < ids.length)
    throw notFound('product')
}

const variantsOf = (links: LinkInput[]) => links.filter(({ kind }) => kind === 'Variant')

/** Locks all products whose links may change, in the same order as everyone who locks several. */
async function holdAll(tx: Db, ids: string[]): Promise<void> {
  const { id } = products
  await tx.select({ id }).from(products).where(inArray(id, ids)).orderBy(asc(id)).for('no key update')
}

/**
 * Variants link to each other: a link and its variant kind are mirrored on the other product, and recorded in its
 * history. Each side keeps its own order and visibility.
 */
async function mirror(
  tx: Db,
  { productId, actorId }: LinkWriting,
  { from, to }: { from: LinkInput[]; to: LinkInput[] },
  now: Date,
): Promise<void> {
  const wanted = new Map(variantsOf(to).map((link) => [link.linkedProductId, link]))
  const gone = variantsOf(from).filter(({ linkedProductId }) => !wanted.has(linkedProductId))
  const old = new Map(variantsOf(from).map((link) => [link.linkedProductId, link]))
  const added = [...wanted.values()].filter(
    ({ linkedProductId, variantKind }) => old.get(linkedProductId)?.variantKind !== variantKind,
  )
  const back = eq(linkedProducts.linkedProductId, productId)
  const others = [...gone, ...added].map(({ linkedProductId }) => linkedProductId)
  const before = new Map<string, LinkInput[]>()
  for (const id of others) before.set(id, await listOwn(tx, id))
  for (const { linkedProductId } of gone)
    await tx
      .delete(linkedProducts)
      .where(and(eq(linkedProducts.productId, linkedProductId), back, eq(linkedProducts.kind, 'Variant')))
  for (const { linkedProductId, variantKind } of added) {
    const position = sql<number>`(select coalesce(max(${linkedProducts.position}) + 1, 0)
      from ${linkedProducts} where ${linkedProducts.productId} = ${linkedProductId})`
    const row = { productId: linkedProductId, linkedProductId: productId, kind: 'Variant' as const }
    await tx
      .insert(linkedProducts)
      .values({ ...row, variantKind, position })
      .onConflictDoUpdate({
        target: [linkedProducts.productId, linkedProducts.linkedProductId],
        set: { kind: 'Variant', variantKind },
      })
  }
  const writes: Written[] = []
  for (const id of others) {
    const change = { field: 'linkedProducts', from: before.get(id), to: await listOwn(tx, id) }
    writes.push({ productId: id, event: 'LinkedProductsChanged', changes: [change] })
  }
  await finishWrites(tx, { writes, actorId }, now)
}

async function replaceLinks(
  db: Db,
  writing: LinkWriting,
  toLinks: (from: LinkInput[]) => LinkInput[],
  now: Date,
): Promise<void> {
  const { productId } = writing
  await db.transaction(async (tx) => {
    await oneAtATime(tx, 'product-links')
    if ((await tx.$count(products, eq(products.id, productId))) === 0) throw notFound('product')
    const from = await listOwn(tx, productId)
    const to = toLinks(from)
    await holdAll(tx, [productId, ...idsOf(from), ...idsOf(to)])
    const write = async () => {
      await checkLinks(tx, productId, to)
      if (isSame(from, to)) return []
      await tx.delete(linkedProducts).where(eq(linkedProducts.productId, productId))
      const rows = to.map((link, position) => ({ ...link, productId, position }))
      if (rows.length > 0) await tx.insert(linkedProducts).values(rows)
      await mirror(tx, writing, { from, to }, now)
      return [{ field: 'linkedProducts', from, to }]
    }
    await writeProduct(tx, { ...writing, event: 'LinkedProductsChanged' }, write, now)
  })
}

/** Normalised links, for comparison. */
const plain = ({ linkedProductId, kind, variantKind, isHidden }: LinkInput): LinkInput => ({
  linkedProductId,
  kind,
  variantKind,
  isHidden,
})

/** Sets all links of a product in order. Throws not-found, and invalid for a link to itself or a duplicate. */
export const setLinks = (db: Db, writing: LinkWriting, links: LinkInput[], now: Date): Promise<void> =>
  replaceLinks(db, writing, () => links.map(plain), now)

/** Appends a link. Throws as setting them does. */
export const addLink = (db: Db, writing: LinkWriting, link: LinkInput, now: Date): Promise<void> =>
  replaceLinks(db, writing, (from) => [...from, plain(link)], now)

/** Removes a link. Throws not-found if the products are not linked. */
export const removeLink = (db: Db, writing: LinkWriting, linkedProductId: string, now: Date): Promise<void> =>
  replaceLinks(
    db,
    writing,
    (from) => {
      const to = from.filter((link) => link.linkedProductId !== linkedProductId)
      if (to.length === from.length) throw notFound('link')
      return to
    },
    now,
  )
