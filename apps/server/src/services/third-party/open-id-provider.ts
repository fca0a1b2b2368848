import { createAuthorizationURL, validateAuthorizationCode } from 'better-auth/oauth2'
import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ThirdPartyPerson, ThirdPartySignIn } from './third-party.ts'
import type { ThirdPartySettings } from './third-party-settings.ts'

const TIMEOUT_MS = 5000
/** Allowed clock skew of the third party. */
const CLOCK_TOLERANCE_SECONDS = 60

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

type Endpoints = NonNullable<ThirdPartySettings['endpoints']>

async function discover(issuer: string): Promise<Endpoints> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (!response.ok) throw new Error(`${issuer} answered ${response.status} to discovery`)
  const found = Discovery.parse(await response.json())
  if (found.issuer !== issuer) throw new Error(`${issuer} calls itself something else`)
  return { authorization: found.authorization_endpoint, token: found.token_endpoint, keys: found.jwks_uri }
}

/** Fails if the third party is slow: a user is waiting. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('the third party did not answer in time')), TIMEOUT_MS)
    timer.unref()
  })
  return Promise.race([work, late])
}

const textOf = (claims: JWTPayload, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value : ''
}

/** Apple sends the flag as a string; if it is missing the address counts as unverified. */
const toPerson = (claims: JWTPayload & { sub: string }): ThirdPartyPerson => ({
  subject: claims.sub,
  email: textOf(claims, 'email') || null,
  isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
  firstName: textOf(claims, 'given_name') || textOf(claims, 'name'),
  lastName: textOf(claims, 'family_name'),
})

/** Sign-in by OpenID Connect: authorization code with PKCE, the identity read from the signed id token only. */
export function openIdProvider(settings: ThirdPartySettings): ThirdPartySignIn {
  const { id, issuer, clientId, scopes } = settings
  let found: Promise<Endpoints & { keySet: JWTVerifyGetKey }> | undefined

  /** Loaded once; after a failure the next caller retries. */
  function endpoints() {
    found ??= (settings.endpoints ? Promise.resolve(settings.endpoints) : discover(issuer))
      .then((at) => ({
        ...at,
        keySet: createRemoteJWKSet(new URL(at.keys), { timeoutDuration: TIMEOUT_MS }),
      }))
      .catch((error: unknown) => {
        found = undefined
        throw error
      })
    return found
  }

  const options = async () => ({ clientId, clientSecret: await settings.clientSecret() })

  return {
    id,
    async authorisationUrl({ state, nonce, codeVerifier, redirectUri }) {
      const { authorization } = await endpoints()
      const url = await createAuthorizationURL({
        id,
        options: { clientId },
        authorizationEndpoint: authorization,
        redirectURI: redirectUri,
        responseMode: settings.postsBack ? 'form_post' : undefined,
        state,
        nonce,
        codeVerifier,
        scopes,
      })
      return url.href
    },
    async personOf(code, { nonce, codeVerifier, redirectUri }) {
      const { token, keySet } = await endpoints()
      const exchange = { code, codeVerifier, redirectURI: redirectUri, options, tokenEndpoint: token }
      const { idToken } = await inTime(validateAuthorizationCode({ ...exchange, authentication: 'post' }))
      if (!idToken) throw new Error(`${id} sent no id token`)
      const { payload } = await jwtVerify(idToken, keySet, {
        issuer,
        audience: clientId,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      })
      const { sub } = payload
      if (payload.nonce !== nonce || sub === undefined)
        throw new Error(`${id} sent a token of another sign-in`)
      return toPerson({ ...payload, sub })
    },
  }
}
