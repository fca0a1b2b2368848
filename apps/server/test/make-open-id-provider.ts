import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

/** How we are known there. */
export const OPEN_ID_CLIENT = { id: 'salvia', secret: 'a-secret-that-only-the-provider-and-we-know' }

type Claims = Record<string, string | boolean>
type Installed = {
  issuer: string
  redirectUri: string
  claimsOf: (accountId: string) => Claims | undefined
}

/** A provider that knows one client, and everyone of whom `claimsOf` tells something. */
export async function makeOpenIdProvider({ issuer, redirectUri, claimsOf }: Installed): Promise<Provider> {
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
        client_id: OPEN_ID_CLIENT.id,
        client_secret: OPEN_ID_CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // As the large providers do: what was asked for stands in the id token.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for cookies'] },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...claimsOf(accountId) }),
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
