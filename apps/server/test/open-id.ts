import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'
import { openIdProvider } from '../src/services/third-party/open-id-provider.ts'
import { makeOpenIdProvider, OPEN_ID_CLIENT } from './make-open-id-provider.ts'
import { freePort } from './running-server.ts'

const REDIRECT_URI = 'http://localhost:3000/auth/callback'

/** What the provider says of a person, by the person's name there. */
export type OpenIdPeople = Record<string, Record<string, string | boolean>>

/** Who signs in stands in a header, where a page would ask. */
async function interact(provider: Provider, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const login = { accountId: String(req.headers['x-person']) }
  await provider.interactionFinished(req, res, { login })
}

/** A browser at the provider: keeps cookies, follows until it is sent away. */
function browser(issuer: string, person: string) {
  const jar = new Map<string, string>()
  return async function go(url: string): Promise<URL> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { headers: { cookie, 'x-person': person }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const next = new URL(answer.headers.get('location') ?? '/nowhere', issuer)
    return next.origin === issuer && next.pathname !== '/nowhere' ? go(next.href) : next
  }
}

/** A third party at an issuer that knows us. */
export const thirdPartyAt = (issuer: string) =>
  openIdProvider({
    id: 'google',
    issuer,
    clientId: OPEN_ID_CLIENT.id,
    clientSecret: async () => OPEN_ID_CLIENT.secret,
    scopes: ['openid', 'email', 'profile'],
  })

/** A provider on loopback for all tests of a file: call it at the file's top. */
export async function startOpenIdOfFile(people: OpenIdPeople) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const provider = await makeOpenIdProvider({
    issuer,
    redirectUri: REDIRECT_URI,
    claimsOf: (accountId) => people[accountId],
  })
  const answer = provider.callback()
  const server = createServer((req, res) =>
    req.url?.startsWith('/interaction/') ? interact(provider, req, res) : answer(req, res),
  ).listen(port, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    party: thirdPartyAt(issuer),
    /** Signs a person in there, and answers what its browser brings back. */
    async signInAt(url: string, person: string): Promise<{ code: string; state: string }> {
      const back = await browser(issuer, person)(url)
      return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
    },
  }
}
