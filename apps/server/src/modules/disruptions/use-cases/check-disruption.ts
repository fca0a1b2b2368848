import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { isShown, products, selectable } from '../../catalogue/index.ts'

type Checked = {
  productId: string
  startsOn: CalendarDay
  expectedUntil: CalendarDay | null
  replacementProductId: string | null
}

const field = (id: string, code: Parameters<typeof invalid>[0], message: string) =>
  invalid(code, message, [{ id, error: code }])

/**
 * Throws invalid for an end before the start, and for a replacement that is the product itself or cannot be had in the shop;
 * a replacement that was chosen before may have left the shop since.
 */
export async function checkDisruption(
  tx: Db,
  { productId, startsOn, expectedUntil, replacementProductId }: Checked,
  keptReplacementId: string | null = null,
): Promise<void> {
  if (expectedUntil !== null && expectedUntil < startsOn)
    throw field('expectedUntil', 'disruption_ends_before_start', 'The expected end is before the start.')
  if (replacementProductId === null) return
  if (replacementProductId === productId)
    throw field('replacementProductId', 'replacement_same', 'A product cannot replace itself.')
  if (replacementProductId === keptReplacementId) return
  const isSold = and(
    eq(products.id, replacementProductId),
    isShown,
    inArray(products.stockStatus, selectable),
  )
  if ((await tx.$count(products, isSold)) === 0)
    throw field('replacementProductId', 'replacement_unknown', 'The replacement is not in the shop.')
}
