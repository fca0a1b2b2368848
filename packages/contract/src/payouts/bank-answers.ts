import { z } from 'zod'
import { upload } from '../people/files.ts'
import { route } from '../route.ts'
import { Flag } from '../wire.ts'
import { bankAnswerKinds } from '../words/payouts.ts'

/** What an imported message of the bank changed. */
export const BankAnswer = z.object({
  kind: z.enum(bankAnswerKinds),
  messageId: z.string(),
  confirmed: z.int(),
  returned: z.int(),
  /** Already known, or not decided by the bank yet. */
  unchanged: z.int(),
  /** No transfer of a payout. */
  ignored: z.int(),
})
export type BankAnswer = z.infer<typeof BankAnswer>

export const bankAnswers = {
  import: route({
    method: 'POST',
    url: '/admin/payouts/answers',
    config: { access: 'accounting', addition: true },
    schema: {
      summary:
        'Reads what the bank answered (pain.002 or camt.054) and confirms or returns payouts, all of it or nothing',
      ...upload,
      querystring: z.strictObject({
        /** Leaves out lines of bookings that are about no payout. */
        ignoreUnknown: Flag.optional(),
      }),
      response: { 201: BankAnswer },
    },
  }),
}
