import {
  type IntakeFoodInstruction,
  type IntakeTime,
  intakeFoodInstructions,
  intakeTimes,
} from '@salvia/contract/words/plans'
import { compareNames } from '../format/in-order.ts'

export type OrderableItem = {
  intakeTime: IntakeTime[]
  intakeFoodInstruction: IntakeFoodInstruction | null
  product: { name: string }
}

/**
 * Items as a plan lists them (docs/specification.md, section 4): earliest intake time, food instruction, product
 * name; unknown goes last.
 */
export function orderPlanItems<I extends OrderableItem>(items: I[]): I[] {
  return items.toSorted(
    (a, b) =>
      timeRank(a) - timeRank(b) ||
      foodRank(a) - foodRank(b) ||
      compareProducts(a.product.name, b.product.name),
  )
}

function compareProducts(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  return compareNames(a, b)
}

const timeRank = ({ intakeTime }: OrderableItem) =>
  Math.min(intakeTimes.length, ...intakeTime.map((time) => intakeTimes.indexOf(time)))

const foodRank = ({ intakeFoodInstruction }: OrderableItem) =>
  intakeFoodInstruction
    ? intakeFoodInstructions.indexOf(intakeFoodInstruction)
    : intakeFoodInstructions.length
