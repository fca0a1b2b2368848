import { type IntakeTime, type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { countTimes, scheduleDose } from '../dose-schedule.ts'
import { hourOf } from '../hour-of.ts'
import type { CheckedItem, Encounter } from './encounters.ts'
import { type MovedTimes, timingOf } from './timing-of.ts'

/** A product with the times of day at which to take it instead. */
export type Move = { productId: string; productName: string; intakeTime: TimeOfDay[] }

type Candidate = { moves: Move[]; hours: number }

/** What an item that says only how often is taken to mean, for the shortest way from there. */
const usualTimes: TimeOfDay[] = ['Morning', 'Evening', 'Afternoon', 'BedTime', 'UponRising']

function chosen(count: number, from: readonly TimeOfDay[] = timesOfDay): TimeOfDay[][] {
  if (count === 0) return [[]]
  return from.flatMap((time, at) => chosen(count - 1, from.slice(at + 1)).map((rest) => [time, ...rest]))
}

/** Of as many times each, both in the order of the day. */
export const hoursBetween = (from: TimeOfDay[], to: TimeOfDay[]): number =>
  from
    .flatMap((time, at) => to.slice(at, at + 1).map((moved) => Math.abs(hourOf[moved] - hourOf[time])))
    .reduce((all, hours) => all + hours, 0)

const byTime = (times: TimeOfDay[]): TimeOfDay[] => timesOfDay.filter((time) => times.includes(time))

/** A dose that changes has times in each of its phases, and is left to its author. */
const mayMove = ({ schedule }: CheckedItem): boolean => (schedule?.phases.length ?? 1) === 1

function candidatesFor(item: CheckedItem): Candidate[] {
  const dose = scheduleDose(item)
  if (!dose.isKnown || !mayMove(item)) return []
  const named: IntakeTime[] = item.intakeTime
  const own = timesOfDay.filter((time) => named.includes(time))
  const count = countTimes(named)
  const from = own.length > 0 ? own : byTime(usualTimes.slice(0, count))
  const { productId, productName } = item
  return chosen(count)
    .filter((intakeTime) => own.length === 0 || hoursBetween(own, intakeTime) > 0)
    .map((intakeTime) => ({
      moves: [{ productId, productName, intakeTime }],
      hours: hoursBetween(from, intakeTime),
    }))
}

const together = (ones: Candidate[], others: Candidate[]): Candidate[] =>
  ones.flatMap((one) =>
    others.map((other) => ({ moves: [...one.moves, ...other.moves], hours: one.hours + other.hours })),
  )

const timesOf = (moves: Move[]): MovedTimes =>
  new Map(moves.map(({ productId, intakeTime }) => [productId, intakeTime]))

const rank = { NoSpacing: 0, Apart: 0, TimesUnknown: 1, TooClose: 2 }

/** The other times that an item of named times may be moved to; none where its dose changes. */
export const movesOf = (item: CheckedItem): Move[] => candidatesFor(item).flatMap(({ moves }) => moves)

/** Whether moves make the timing of no encounter worse than it is. */
export function keepsApart(all: Encounter[], moves: Move[]): boolean {
  const moved = timesOf(moves)
  return all
    .filter(({ item, other }) => moved.has(item.productId) || (other && moved.has(other.productId)))
    .every((each) => rank[timingOf(each, moved).kind] <= rank[timingOf(each).kind])
}

const isBetterFor = (encounter: Encounter, all: Encounter[], moves: Move[]): boolean =>
  timingOf(encounter, timesOf(moves)).kind === 'Apart' && keepsApart(all, moves)

const byHours = (candidates: Candidate[]): Candidate[] => candidates.toSorted((a, b) => a.hours - b.hours)

/**
 * The times of one product, else of both, that put what meets far enough apart with the fewest hours of change, and bring
 * no other two that meet closer than their rule asks. Null where there are none, where a dose changes over time, and
 * where the other is a medicine of unknown time.
 */
export function proposeMoves(encounter: Encounter, all: Encounter[]): Move[] | null {
  const { item, other } = encounter
  const isWorth = ({ moves }: Candidate) => isBetterFor(encounter, all, moves)
  const ones = candidatesFor(item)
  const others = other ? candidatesFor(other) : []
  const found = byHours([...others, ...ones]).find(isWorth) ?? byHours(together(ones, others)).find(isWorth)
  return found?.moves ?? null
}
