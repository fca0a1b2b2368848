import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { checkReplacement } from '../../catalogue/index.ts'

type Checked = {
  productId: string
  startsOn: CalendarDay
  expectedUntil: CalendarDay | null
  replacementProductId: string | null
}

/**
 * Throws invalid for an end before the start, and for a replacement that is the product itself or that the shop does not
 * offer; one that was chosen before may have left the shop since.
 */
export async function checkDisruption(
  tx: Db,
  { productId, startsOn, expectedUntil, replacementProductId }: Checked,
  keptReplacementId: string | null = null,
): Promise<void> {
  if (expectedUntil !== null && expectedUntil < startsOn)
    throw invalid('disruption_ends_before_start', 'The expected end is before the start.', [
      { id: 'expectedUntil', error: 'disruption_ends_before_start' },
    ])
  if (replacementProductId !== null && replacementProductId !== keptReplacementId)
    await checkReplacement(tx, { productId, replacementProductId })
}
