import { z } from 'zod'
import { LanguageCode } from '../wire.ts'
import { contentProblems } from '../words/content.ts'
import { ContentName } from './entries.ts'

/** What is wrong of an entry, and where. */
const EntryFault = z.object({
  /** Which item of a list it is of, from 1; null where the entry is none. */
  item: z.int().nullable(),
  /** The fields that lead to it, and the places in lists from 1. */
  place: z.array(z.string()),
  problem: z.enum(contentProblems),
  /** What there is not, or is not shown: a blank, a user type, a category, the address of a picture. */
  about: z.string().nullable(),
})
export type EntryFault = z.infer<typeof EntryFault>

export const ContentFault = z.object({
  name: ContentName,
  /** The language in which it was read. */
  languageCode: LanguageCode,
  faults: z.array(EntryFault),
})
export type ContentFault = z.infer<typeof ContentFault>
