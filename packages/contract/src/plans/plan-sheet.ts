import type { LanguageCode } from '../words/locale.ts'

/** What a plan says on paper, in words: the page writes them, the server draws them. */
export type PlanSheet = {
  languageCode: LanguageCode
  name: string
  /** Who wrote it, and how to reach them. */
  practitioner: string
  contact: string
  facts: string
  /** What the plan is for, and what its practitioner says to the client; empty for nothing. */
  summary: string
  message: string
  /** The day: what to take at which time. */
  times: { heading: string; taken: { dose: string; name: string; detail: string }[] }[]
  /** Where the first day is written, of a plan that counts its days; empty for one whose doses stay the same. */
  firstDay: string
  notesHeading: string
  notes: { name: string; lines: string[] }[]
  /** How to open the plan again, beside its QR code. */
  opening: string
  qr: { path: string; size: number }
  notice: string
  /** Said when characters were replaced that cannot be printed. */
  leftOut: string
}
