import { eq } from 'drizzle-orm'
import { outboxMessages } from '../src/kernel/outbox/data/outbox-tables.ts'
import type { TestApi } from './api.ts'

type Sending = { headers?: Record<string, string>; cookies?: Record<string, string>; remoteAddress?: string }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of the authentication service, named as its table names it: `POST /signup`. */
export function auth({ app }: Pick<TestApi, 'app'>, call: string, body?: object, sending: Sending = {}) {
  const [method, path] = call.split(' ')
  return app.inject({
    method: method as Method,
    url: `/auth${path}`,
    ...sending,
    ...(body === undefined ? {} : { payload: body }),
  })
}

/** A form as the service takes it. */
export const fields = (values: Record<string, string>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})

/** Every message to a person, the oldest first, after it went out. */
export async function messagesTo(api: TestApi, recipient: string) {
  await api.runJobs()
  return api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(outboxMessages.id)
}

/** The token of the link in the last mail to a person. */
export async function linkToken(api: TestApi, recipient: string): Promise<string> {
  const message = (await messagesTo(api, recipient)).at(-1)
  return /token=([\w-]+)/.exec(message?.plainText ?? '')?.[1] ?? ''
}

/** The claims of an access token. */
export const claimsIn = (answer: { json: () => { accessToken: string } }): Record<string, unknown> =>
  JSON.parse(Buffer.from(answer.json().accessToken.split('.')[1] ?? '', 'base64url').toString())

/** The bearer header of an answer that opened a session. */
export const bearerOf = (answer: { json: () => { accessToken: string } }) => ({
  authorization: `Bearer ${answer.json().accessToken}`,
})

/** Who signs up in the tests of accounts. */
export const NEWCOMER = 'zoe@salvia.example'

/** Signs her up, and answers with the header of her session. */
export async function signUpNewcomer(api: TestApi, userKind = 'Client') {
  const answer = await auth(api, 'POST /signup', {
    ...fields({ email: NEWCOMER, password: 'Lavender-42' }),
    userKind,
  })
  return { answer, headers: bearerOf(answer) }
}

/** Opens the link that verifies an address. */
export const verifyBy = async (api: TestApi, token: string) =>
  (await auth(api, 'POST /user/email/verify', { token })).json()

type WithCookies = { cookies: { name: string; value: string }[] }

/** What a browser keeps of an answer. */
export const cookiesOf = ({ cookies }: WithCookies): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
