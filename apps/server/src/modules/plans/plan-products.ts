import type { Db } from '#db/database'
import { findProductCards, listLinkedStatuses, type ShopLocale } from '../catalogue/index.ts'
import type { PlanProducts } from './describe-plan.ts'

/** A plan's products as its reader can buy them, by id: two statements. */
export async function listPlanProducts(
  db: Db,
  productIds: string[],
  shown: ShopLocale,
): Promise<PlanProducts> {
  const [cards, linked] = await Promise.all([
    findProductCards(db, productIds, shown),
    listLinkedStatuses(db, productIds),
  ])
  return new Map(
    [...cards].map(([id, card]) => [
      id,
      { ...card, stockStatusId: card.stockStatus.id, linkedProducts: linked.get(id) ?? [] },
    ]),
  )
}
