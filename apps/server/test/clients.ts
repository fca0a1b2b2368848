import { linkClient } from '../src/modules/people/index.ts'
import { NOW, startApi, type TestApi } from './api.ts'
import { messagesTo } from './auth.ts'
import { makeApprovedPractitioner, makeClient, type Person } from './people.ts'
import { call } from './plans.ts'

type Row = { id: string; fullName: string; email: string; phone: string | null; plansCount: number }
type Page = { results: Row[]; pager: { count: number } }

const ANNA = { firstName: 'Anna', lastName: 'Visser', email: 'Anna@Post.example' }

export const invite = (api: TestApi, by: Person, body: object = {}) =>
  call(api, by, ['POST', '/customer', { ...ANNA, ...body }])
export const clientsOf = async (api: TestApi, by: Person, query = ''): Promise<Page> =>
  (await call(api, by, ['GET', `/customer${query}`])).json()
export const read = (api: TestApi, by: Person, clientId: string) =>
  call(api, by, ['GET', `/customer/${clientId}`])
export const answer = (api: TestApi, by: Person, token: string, isAccepted = true) =>
  call(api, by, ['POST', '/customer/invitation', { token, isAccepted }])

export const answerWith = (api: TestApi, by: Person, token: string, code: string) =>
  call(api, by, ['POST', '/customer/invitation', { token, isAccepted: true, code }])

export const askForCode = (api: TestApi, by: Person, token: string, way: 'Email' | 'Phone' = 'Email') =>
  call(api, by, ['POST', '/customer/invitation/code', { token, by: way }])

/** The code that stands in the last message to an address or a number. */
export async function codeTo(api: TestApi, recipient: string): Promise<string> {
  const message = (await messagesTo(api, recipient)).at(-1)
  return /\b\d{6}\b/.exec(message?.plainText ?? '')?.[0] ?? ''
}

export const lookUp = (api: TestApi, by: Person | null, token: string) =>
  call(api, by, ['POST', '/customer/invitation/look-up', { token }])

/** The token that stands in the last mail to an address. */
export async function invitationTo(api: TestApi, email: string): Promise<string> {
  const message = (await messagesTo(api, email)).at(-1)
  return /invitation=([\w-]+)/.exec(message?.plainText ?? '')?.[1] ?? ''
}

export const linked = (api: TestApi, practitioner: Person, client: Person) =>
  linkClient(api.db, { practitionerId: practitioner.userId, clientId: client.userId }, NOW)

/** Two practitioners, each with a client of its own. */
export async function setUpTwo() {
  const api = await startApi()
  const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const [anna, tom] = [await makeClient(api), await makeClient(api)]
  await linked(api, sophie, anna)
  await linked(api, lars, tom)
  return { api, sophie, lars, anna, tom }
}
