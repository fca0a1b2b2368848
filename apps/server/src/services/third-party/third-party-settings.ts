import type { ThirdParty } from '@salvia/contract/words/identity'
import { z } from 'zod'
import { appleClientSecret } from './apple-client-secret.ts'

type Endpoints = { authorization: string; token: string; keys: string }

export type ThirdPartySettings = {
  id: ThirdParty
  issuer: string
  clientId: string
  clientSecret: () => Promise<string>
  scopes: string[]
  /** For an issuer without a discovery document; undefined: read from discovery. */
  endpoints?: Endpoints
  /** Responds by form_post instead of the URL query. */
  postsBack?: true
}

const Name = z.string().min(1).optional()
const issuer = z.url({ protocol: /^https?$/ })

/** The variables that configure third parties; without them there are none. */
export const thirdPartyVariables = {
  GOOGLE_CLIENT_ID: Name,
  GOOGLE_CLIENT_SECRET: Name,
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: Name,
  APPLE_TEAM_ID: Name,
  APPLE_KEY_ID: Name,
  /** PEM; line breaks may be written as \n. */
  APPLE_PRIVATE_KEY: Name,
  FACEBOOK_CLIENT_ID: Name,
  FACEBOOK_CLIENT_SECRET: Name,
}

const variables = z.object(thirdPartyVariables)
type Variables = z.infer<typeof variables>

const sets = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
} as const satisfies Record<ThirdParty, readonly (keyof Variables)[]>

/** Incompletely configured third parties: one line each. */
export function thirdPartyFaults(given: Variables): string[] {
  return Object.values(sets).flatMap((names) => {
    const missing = names.filter((name) => !given[name])
    if (missing.length === 0 || missing.length === names.length) return []
    return [`${missing.join(', ')} missing: set all of ${names.join(', ')}, or none.`]
  })
}

const FACEBOOK = 'https://www.facebook.com'

function google(given: Variables): ThirdPartySettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = given
  if (!clientId || !secret) return null
  return {
    id: 'google',
    issuer: given.GOOGLE_ISSUER,
    clientId,
    clientSecret: async () => secret,
    scopes: ['openid', 'email', 'profile'],
  }
}

function apple(given: Variables): ThirdPartySettings | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = given
  const privateKey = given.APPLE_PRIVATE_KEY?.replaceAll('\\n', '\n')
  if (!clientId || !teamId || !keyId || !privateKey) return null
  return {
    id: 'apple',
    issuer: 'https://appleid.apple.com',
    clientId,
    clientSecret: () => appleClientSecret({ clientId, teamId, keyId, privateKey }),
    scopes: ['openid', 'email', 'name'],
    postsBack: true,
  }
}

function facebook(given: Variables): ThirdPartySettings | null {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: secret } = given
  if (!clientId || !secret) return null
  return {
    id: 'facebook',
    issuer: FACEBOOK,
    clientId,
    clientSecret: async () => secret,
    scopes: ['openid', 'email', 'public_profile'],
    endpoints: {
      authorization: `${FACEBOOK}/v23.0/dialog/oauth`,
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      keys: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
    },
  }
}

/** The fully configured third parties. */
export const thirdPartiesFrom = (given: Variables): ThirdPartySettings[] =>
  [google(given), apple(given), facebook(given)].filter((party) => party !== null)
