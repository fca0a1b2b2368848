import { z } from 'zod'
import { noticeKinds } from '../words/catalogue.ts'

/** A notice required by EU law, in one language. */
export const LabelNotice = z.object({
  kind: z.enum(noticeKinds),
  text: z.string(),
})
export type LabelNotice = z.infer<typeof LabelNotice>
