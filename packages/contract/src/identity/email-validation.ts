import { z } from 'zod'
import { route } from '../route.ts'
import { Line } from '../wire.ts'

/** `suggestion`: the likely intended address, such as `anna@gmail.com` for `anna@gmial.com`. */
export const EmailVerdict = z.object({
  isValid: z.boolean(),
  problem: z.enum(['Syntax', 'Disposable']).nullable(),
  suggestion: z.string().nullable(),
})

export const validations = {
  email: route({
    method: 'POST',
    url: '/validations/email',
    config: { access: 'public' },
    schema: {
      summary: 'Whether an address can be an account: syntax, throw-away domains, typing errors',
      body: z.strictObject({ email: Line(320) }),
      response: { 200: EmailVerdict },
    },
  }),
}
