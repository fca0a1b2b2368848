import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { appleClientSecret } from './apple-client-secret.ts'

test('Apple’s secret is a short token signed with the team’s key', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const pem = await exportPKCS8(privateKey)
  const secret = await appleClientSecret({ clientId: 'shop', teamId: 'TEAM', keyId: 'KEY', privateKey: pem })
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
    issuer: 'TEAM',
    subject: 'shop',
    audience: 'https://appleid.apple.com',
  })
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' })
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300)
  const [apple] = readEnv({
    APPLE_CLIENT_ID: 'shop',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  }).thirdParties
  expect(apple).toMatchObject({ id: 'apple', postsBack: true })
  expect((await jwtVerify(String(await apple?.clientSecret()), publicKey)).payload.sub).toBe('shop')
})
