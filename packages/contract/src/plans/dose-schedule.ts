import { z } from 'zod'
import { MAX_CYCLE_DAYS, MAX_DOSE_PHASES, MAX_PHASE_DAYS, MAX_START_DAY } from '../words/limits.ts'
import { intakeTimes } from '../words/plans.ts'

/** Units of the intake format, in steps of a quarter or a tenth. */
export const IntakeAmount = z.number().positive().max(1000).multipleOf(0.05).nullable()

/** The same time twice counts once. */
export const IntakeTimes = z
  .array(z.enum(intakeTimes))
  .max(5)
  .overwrite((times) => [...new Set(times)])

const DosePhase = z.strictObject({
  /** Null for the last one only, which then lasts until the item ends. */
  days: z.int().min(1).max(MAX_PHASE_DAYS).nullable().default(null),
  intakeAmount: IntakeAmount.default(null),
  intakeTime: IntakeTimes.default([]),
})

const cycleDays = z.int().min(1).max(MAX_CYCLE_DAYS)

/** How a dose changes over time. The amount and times of an item are those of its first phase. */
export const DoseSchedule = z.strictObject({
  phases: z.array(DosePhase).min(1).max(MAX_DOSE_PHASES),
  /** Days with and days without, over and over, from the first day on. */
  cycle: z.strictObject({ daysOn: cycleDays, daysOff: cycleDays }).nullable().default(null),
  /** Days after the plan's start at which the item begins. */
  startDay: z.int().min(0).max(MAX_START_DAY).default(0),
})
export type DoseSchedule = z.infer<typeof DoseSchedule>
