import type { PlanDifference, VersionContent, VersionItem } from '@salvia/contract/plans/plan-versions'
import { type ItemPart, versionFields } from '@salvia/contract/words/plans'

type Schedule = VersionItem['schedule']

const isSameList = <T>(a: readonly T[], b: readonly T[], isSame = (x: T, y: T) => x === y): boolean =>
  a.length === b.length && a.every((each, at) => isSame(each, b[at] as T))

/** Times are a set: their order says nothing. */
const isSameTime = (a: readonly string[], b: readonly string[]): boolean =>
  isSameList(a.toSorted(), b.toSorted())

function isSameSchedule(a: Schedule, b: Schedule): boolean {
  if (a === null || b === null) return a === b
  return (
    a.startDay === b.startDay &&
    a.cycle?.daysOn === b.cycle?.daysOn &&
    a.cycle?.daysOff === b.cycle?.daysOff &&
    isSameList(
      a.phases,
      b.phases,
      (x, y) =>
        x.days === y.days && x.intakeAmount === y.intakeAmount && isSameTime(x.intakeTime, y.intakeTime),
    )
  )
}

/** A dose as a plan writes it. */
export type WrittenDose = Pick<VersionItem, 'intakeAmount' | 'intakeFormatId' | 'intakeTime' | 'schedule'>

/** Whether two doses say the same, in whatever order their times stand. */
export const isSameDose = (a: WrittenDose, b: WrittenDose): boolean =>
  a.intakeAmount === b.intakeAmount &&
  a.intakeFormatId === b.intakeFormatId &&
  isSameTime(a.intakeTime, b.intakeTime) &&
  isSameSchedule(a.schedule, b.schedule)

const isSame: Record<ItemPart, (a: VersionItem, b: VersionItem) => boolean> = {
  dose: isSameDose,
  food: (a, b) => a.intakeFoodInstruction === b.intakeFoodInstruction,
  duration: (a, b) => a.duration === b.duration,
  notes: (a, b) => a.notes === b.notes,
  personal: (a, b) => a.isNotePersonal === b.isNotePersonal,
}

const differingParts = (before: VersionItem, after: VersionItem): ItemPart[] =>
  (Object.keys(isSame) as ItemPart[]).filter((part) => !isSame[part](before, after))

const without = (items: VersionItem[], others: VersionItem[]): VersionItem[] => {
  const ids = new Set(others.map(({ productId }) => productId))
  return items.filter(({ productId }) => !ids.has(productId))
}

const idsIn = (items: VersionItem[], others: VersionItem[]): string[] => {
  const ids = new Set(others.map(({ productId }) => productId))
  return items.map(({ productId }) => productId).filter((id) => ids.has(id))
}

/**
 * What a later version of a plan changed: products added and removed, what of the others is different, whether those
 * stand in another order, and which of the plan's own fields differ. Products are compared by id, since a plan holds
 * each once.
 */
export function planDifference(before: VersionContent, after: VersionContent): PlanDifference {
  const earlier = new Map(before.items.map((item) => [item.productId, item]))
  return {
    added: without(after.items, before.items),
    removed: without(before.items, after.items),
    changed: after.items.flatMap((item) => {
      const was = earlier.get(item.productId)
      const parts = was ? differingParts(was, item) : []
      return was && parts.length > 0 ? [{ before: was, after: item, parts }] : []
    }),
    isReordered: !isSameList(idsIn(before.items, after.items), idsIn(after.items, before.items)),
    fields: versionFields.filter((field) => before[field] !== after[field]),
  }
}

/** Whether two versions show clients the same. */
export function isNoDifference({ added, removed, changed, isReordered, fields }: PlanDifference): boolean {
  return added.length + removed.length + changed.length + fields.length === 0 && !isReordered
}
