import { NOW, type TestApi } from './api.ts'
import { auth, fields } from './auth.ts'
import { codeOf } from './authenticator.ts'
import { PASSWORD, type Person } from './people.ts'

/** Turns the second factor of an account on. */
export async function enableSecondFactor(api: TestApi, { headers }: Pick<Person, 'headers'>) {
  const started = (await auth(api, 'POST /totp', { password: PASSWORD }, { headers })).json()
  const code = codeOf(started.secret, NOW)
  const verified = (await auth(api, 'POST /totp/verify', { code }, { headers })).json()
  return { secret: started.secret as string, codes: verified.recoveryCodes as string[], started }
}

type Sending = Parameters<typeof auth>[3]

export const firstStep = async (api: TestApi, email: string, sending: Sending = {}) =>
  (await auth(api, 'POST /signin', fields({ email, password: PASSWORD }), sending)).json()

export const secondStep = (api: TestApi, challenge: string, code: string, sending: Sending = {}) =>
  auth(api, 'POST /signin/totp', { challenge, code }, sending)
