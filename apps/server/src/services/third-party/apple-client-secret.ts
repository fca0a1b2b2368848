import { importPKCS8, SignJWT } from 'jose'

type AppleKey = { clientId: string; teamId: string; keyId: string; privateKey: string }

/** Apple expects a token signed with the team's key instead of a client secret. */
export async function appleClientSecret({ clientId, teamId, keyId, privateKey }: AppleKey): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'ES256'))
}
