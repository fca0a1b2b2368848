import type { LinkDraft, ProductDraft } from '../../modules/catalogue/index.ts'
import { chooseListed } from './choose-listed.ts'
import { labelDraft } from './label-draft.ts'
import { linkProducts } from './link-products.ts'
import { activesOf, type LeftOut, listedDraft, readListed } from './listed-draft.ts'
import type { ShopWords } from './shop-words.ts'
import type { Label, ListedProduct } from './source-records.ts'

export type Sources = { labels: Label[]; list: ListedProduct[]; words: ShopWords }

export type DemoCatalogue = { products: ProductDraft[]; links: LinkDraft[] }

const sameProduct = (draft: ProductDraft): string =>
  [draft.brandName, draft.name, draft.deliveryFormatId, draft.deliveryFormatSize].join('|').toLowerCase()

/** Of several editions of a label the newest one still on the market is used: the others are superseded. */
function supersededLabels(labels: Label[], words: ShopWords): ReadonlySet<number> {
  const drafts = labels.map((label) => ({ label, key: sameProduct(labelDraft(label, false, words)) }))
  const prints = [...Map.groupBy(drafts, ({ key }) => key).values()]
  return new Set(
    prints.flatMap((group) =>
      group
        .map(({ label }) => label)
        .sort((a, b) => Number(a.offMarket ?? false) - Number(b.offMarket ?? false) || b.dsldId - a.dsldId)
        .slice(1)
        .map(({ dsldId }) => dsldId),
    ),
  )
}

/**
 * The demo's full range, from the labels and a balanced part of the product list. Pure and deterministic: the same
 * sources give the same products, with the same ids, on every machine.
 */
export function demoCatalogue({ labels, list, words }: Sources): DemoCatalogue {
  const superseded = supersededLabels(labels, words)
  const fromLabels = labels.map((label) => labelDraft(label, superseded.has(label.dsldId), words))
  const known = new Set(labels.map(({ dsldId }) => dsldId))
  const unknown = list.filter(({ dsldId }) => !known.has(dsldId))
  const actives = activesOf(labels)
  const chosen = chooseListed(unknown, new Set(fromLabels.map(sameProduct)), actives)
  const products = [...fromLabels, ...chosen.map((ready) => listedDraft(ready, words, actives))]
  return { products, links: linkProducts(products) }
}

export type FurtherProducts = { products: ProductDraft[]; leftOut: Partial<Record<LeftOut, number>> }

/**
 * The first `count` products from the list itself, besides those in `known`, and the number of rows skipped up to the
 * last of them, by reason: for measuring a large shop.
 */
export function furtherProducts(
  { labels, list, words }: Sources,
  known: ReadonlySet<number>,
  count: number,
): FurtherProducts {
  const actives = activesOf(labels)
  const products: ProductDraft[] = []
  const leftOut: FurtherProducts['leftOut'] = {}
  for (const row of list) {
    if (products.length === count) break
    if (known.has(row.dsldId)) continue
    const ready = readListed(row)
    if (typeof ready === 'string') leftOut[ready] = (leftOut[ready] ?? 0) + 1
    else products.push(listedDraft(ready, words, actives))
  }
  return { products, leftOut }
}
