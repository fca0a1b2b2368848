import { dividedBy, type Fraction, fractionOf, plus } from '../../nutrition/fraction.ts'
import type { LabelContents } from '../../nutrition/is-absent.ts'
import type { DosedItem } from '../dose-calendar.ts'

/** What a label says of a product, for one main serving. */
export type SubstituteLabel = LabelContents & {
  productId: string
  productName: string
  mainServing: { amount: number; intakeFormatId: string } | null
}

/** A dose in units of a format. */
export type ItemDose = DosedItem & { intakeFormatId: string | null }

/** What is in each unit of intake, of amounts in a serving; null where one of them or the serving is not known. */
export function perUnit(
  amounts: (Fraction | null)[],
  { mainServing }: Pick<SubstituteLabel, 'mainServing'>,
): Fraction | null {
  const known = amounts.filter((amount) => amount !== null)
  const [first, ...others] = known
  if (!first || !mainServing?.amount || known.length < amounts.length) return null
  return dividedBy(others.reduce(plus, first), fractionOf(mainServing.amount))
}
