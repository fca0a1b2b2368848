import type { ItemInput } from '@salvia/contract/plans/plan-records'
import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'
import { findDoseRefusal } from '@salvia/rules/plans/dose-schedule'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { findKnownProductIds } from '../../catalogue/index.ts'

const field = (at: number, name: string) => `recommendationItems.${at}.${name}`

/** Times of day and a frequency exclude each other (docs/domain.md, Plans). */
function refuseDoses(items: Pick<ItemInput, 'intakeTime'>[]): void {
  const errors = items.flatMap(({ intakeTime }, at) => {
    const refusal = findDoseRefusal(intakeTime)
    return refusal ? [{ id: field(at, 'intakeTime'), error: refusal }] : []
  })
  if (errors.length > 0)
    throw invalid('dose_contradicts', 'A frequency cannot stand with times of day.', errors)
}

function refuseRepeats(items: Pick<ItemInput, 'productId'>[]): void {
  const seen = new Set<string>()
  const errors = items.flatMap(({ productId }, at) => {
    const isRepeat = seen.has(productId)
    seen.add(productId)
    return isRepeat ? [{ id: field(at, 'productId'), error: 'product_twice' }] : []
  })
  if (errors.length > 0) throw invalid('product_twice', 'A product stands in a plan once.', errors)
}

async function refuseUnknown(tx: Db, items: Pick<ItemInput, 'productId'>[]): Promise<void> {
  const known = await findKnownProductIds(
    tx,
    items.map(({ productId }) => productId),
  )
  const errors = items.flatMap(({ productId }, at) =>
    known.has(productId) ? [] : [{ id: field(at, 'productId'), error: 'product_unknown' }],
  )
  if (errors.length > 0) throw invalid('product_unknown', 'A product of the plan does not exist.', errors)
}

/** Rejects items that a plan may not contain. Throws invalid with the fields. */
export async function checkItems(tx: Db, items: ItemInput[]): Promise<void> {
  if (items.length > PLAN_ITEM_LIMIT)
    throw invalid('plan_full', `A plan holds at most ${PLAN_ITEM_LIMIT} products.`, [
      { id: 'recommendationItems', error: 'plan_full' },
    ])
  refuseDoses(items)
  refuseRepeats(items)
  if (items.length > 0) await refuseUnknown(tx, items)
}
