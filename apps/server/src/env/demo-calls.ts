import { languages } from '@salvia/contract/words/locale'
import type { DemoHours } from '@salvia/rules/demo-calls/demo-slots'
import { isTimeZone } from '@salvia/rules/format/time-zone'
import { z } from 'zod'
import { readData } from '../kernel/data-file.ts'

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Day = z.array(z.tuple([Clock, Clock]))

const Settings = z.strictObject({
  timeZone: z.string().refine(isTimeZone, 'names no time zone'),
  minutes: z.int().min(5).max(480),
  leadHours: z.int().min(0).max(720),
  horizonDays: z.int().min(1).max(120),
  week: z.tuple([Day, Day, Day, Day, Day, Day, Day]),
  daysOff: z.array(z.iso.date()).default([]),
  /** Where calls take place; null: the team sends it before each. */
  joinUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  /** Of the mails to the team. */
  languageCode: z.enum(languages).default('en'),
})

const written = z.string().transform((text, { addIssue }): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    addIssue('is no JSON.')
    return null
  }
})

export const demoCallVariables = {
  /** In the form of `data/demo-calls/demo-calls.json`. */
  DEMO_CALLS: written.pipe(Settings).optional(),
  DEMO_CALLS_TO: z.email().optional(),
}
const Variables = z.object(demoCallVariables)

export type DemoCallSettings = DemoHours & Omit<z.infer<typeof Settings>, keyof DemoHours> & { team: string }

/** The address of a sender such as `Salvia <hello@salvia.example>`. */
const addressOf = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender

/** When demo calls take place and who is notified: from the variables, else the shipped hours and the mail sender. */
export const demoCallsFrom = (given: z.infer<typeof Variables>, sender: string): DemoCallSettings => ({
  ...(given.DEMO_CALLS ?? Settings.parse(readData('demo-calls/demo-calls.json'))),
  team: given.DEMO_CALLS_TO ?? addressOf(sender),
})
