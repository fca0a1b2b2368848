import { z } from 'zod'
import { durations, intakeFoodInstructions, intakeTimes } from '../words/plans.ts'
import { DoseSchedule } from './dose-schedule.ts'

/** The instructions of a product in a plan, as their reader gets them. */
export const instructionsShown = {
  /** Empty for a reader for whom a personal note is left out, as `isNotePersonal` is false then. */
  notes: z.string(),
  isNotePersonal: z.boolean(),
  intakeAmount: z.number().nullable(),
  intakeFormatId: z.string().nullable(),
  intakeTime: z.array(z.enum(intakeTimes)),
  intakeFoodInstruction: z.enum(intakeFoodInstructions).nullable(),
  duration: z.enum(durations).nullable(),
  /** How the dose changes over time; null where it stays the same. */
  schedule: DoseSchedule.nullable(),
}
