import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'
import { openIdProvider } from '../src/services/third-party/open-id-provider.ts'
import { freePort } from './running-server.ts'

const CLIENT_ID = 'salvia'
const CLIENT_SECRET = 'a-secret-that-only-the-provider-and-we-know'
const REDIRECT_URI = 'http://localhost:3000/auth/callback'

/** What the provider says of a person, by the person's name there. */
export type OpenIdPeople = Record<string, Record<string, string | boolean>>

async function makeProvider(issuer: string, people: OpenIdPeople): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [REDIRECT_URI],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // As the large providers do: what was asked for stands in the id token.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for cookies'] },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people[accountId] }),
    }),
    // Everyone agrees to everything.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

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
    clientId: CLIENT_ID,
    clientSecret: async () => CLIENT_SECRET,
    scopes: ['openid', 'email', 'profile'],
  })

/** A provider on loopback for all tests of a file: call it at the file's top. */
export async function startOpenIdOfFile(people: OpenIdPeople) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const provider = await makeProvider(issuer, people)
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
