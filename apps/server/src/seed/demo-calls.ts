import { decodeJwt } from 'jose'
import type { App } from '../app-type.ts'
import type { AccessClaims } from '../kernel/http/access-token.ts'
import { DEMO_PASSWORD } from './demo-people.ts'

/** An unassigned address, so that the demo's requests do not use up any visitor's limits. */
const SEED_ADDRESS = '0.0.0.0'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

export type DemoCalls = {
  /** Makes an API request as a demo account or as a guest. Throws if it fails. */
  call: <T>(account: string | null, method: Method, path: string, payload?: object) => Promise<T>
}

/** The product's own API, called in process: the demo is created the way people would. */
export function demoCalls(app: App): DemoCalls {
  const sessions = new Map<string, AccessClaims>()

  async function sessionOf(account: string): Promise<AccessClaims> {
    const known = sessions.get(account)
    if (known) return known
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/signin',
      remoteAddress: SEED_ADDRESS,
      payload: {
        formFields: [
          { id: 'email', value: `${account}@salvia.example` },
          { id: 'password', value: DEMO_PASSWORD },
        ],
      },
    })
    const claims = decodeJwt<AccessClaims>(answer.json<{ accessToken: string }>().accessToken)
    sessions.set(account, claims)
    return claims
  }

  /** The demo's clock jumps by days, so each request has a token for its own time. */
  const authorization = async (account: string) =>
    `Bearer ${await app.tokens.sign(await sessionOf(account), app.now())}`

  return {
    async call<T>(account: string | null, method: Method, path: string, payload?: object): Promise<T> {
      const answer = await app.inject({
        method,
        url: path,
        remoteAddress: SEED_ADDRESS,
        headers: account === null ? {} : { authorization: await authorization(account) },
        ...(payload ? { payload } : {}),
      })
      if (answer.statusCode >= 400)
        throw new Error(`demo: ${method} ${path}: ${answer.statusCode} ${answer.body}`)
      return (answer.headers['content-type']?.toString().includes('json') ? answer.json() : null) as T
    },
  }
}
