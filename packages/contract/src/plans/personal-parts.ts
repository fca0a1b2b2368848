import { z } from 'zod'
import { route } from '../route.ts'
import { Email, Id, Line } from '../wire.ts'
import { accountLengths } from '../words/lengths.ts'

const CodeParams = z.strictObject({ shareCode: Line(20).min(1) })

/** The token of an invitation's link, or one that a code was exchanged for. */
const ReadingToken = Line(200).min(1)

export const personalParts = {
  read: route({
    method: 'POST',
    url: '/recommendations/code/:shareCode/personal',
    config: { access: 'public', addition: true },
    schema: {
      summary: "A plan's personal notes, for the person whose invitation or code the token is from",
      params: CodeParams,
      body: z.strictObject({ token: ReadingToken }),
      response: {
        200: z.object({ notes: z.array(z.object({ recommendationItemId: Id, notes: z.string() })) }),
      },
    },
  }),
  sendCode: route({
    method: 'POST',
    url: '/recommendations/code/:shareCode/personal/code',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'Sends a code of six digits to an address that was invited to the plan; any other is answered alike',
      params: CodeParams,
      body: z.strictObject({ email: Email }),
      response: { 204: z.void() },
    },
  }),
  takeCode: route({
    method: 'POST',
    url: '/recommendations/code/:shareCode/personal/token',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Exchanges the code, once, for a token that reads the personal notes',
      params: CodeParams,
      body: z.strictObject({ email: Email, code: Line(accountLengths.mailedCode).min(1) }),
      response: { 200: z.object({ token: z.string() }) },
    },
  }),
}
