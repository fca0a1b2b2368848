import { z } from 'zod'
import { noticeKinds } from '../words/catalogue.ts'

/** What EU law wants said of a food supplement, in the words of one language. */
export const LabelNotice = z.object({
  kind: z.enum(noticeKinds),
  text: z.string(),
})
export type LabelNotice = z.infer<typeof LabelNotice>
