import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type AccessClaims, accessTokens } from './access-token.ts'

const KEY = 'a-test-key-that-is-long-enough-to-sign-with'
const NOW = new Date('2026-11-20T10:00:00.000Z')
const tokens = accessTokens(KEY)
const claims: AccessClaims = {
  id: 'user',
  sid: 'session',
  email: 'anna@salvia.example',
  permissions: [],
  type: 'Client',
  isEmailVerified: true,
}
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000)

test.for([
  [0, 'session'],
  [899, 'session'],
  [900, null],
  [-60, 'session'],
  [-61, null],
] as const)('a token %i seconds after it was signed opens %s', async ([after, sessionId]) => {
  const token = await tokens.sign(claims, NOW)
  expect(await tokens.readSessionId(token, seconds(after))).toBe(sessionId)
})

test('a forged token opens nothing', async () => {
  const token = await tokens.sign(claims, NOW)
  const [head = '', body = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...claims, sid: 'another', iat: 1, exp: 9_999_999_999 }))
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const forged = [
    `${head}.${other.toString('base64url')}.${signature}`,
    `${none}.${body}.`,
    `${head}.${body}`,
    '',
    'x.y.z',
    await accessTokens('another-key-that-is-long-enough-to-sign').sign(claims, NOW),
  ]
  for (const each of forged) expect(await tokens.readSessionId(each, NOW), each).toBeNull()
})

test('a token without session or time opens nothing', async () => {
  const sign = (payload: object, hasTime: boolean) => {
    const token = new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' })
    return (hasTime ? token.setIssuedAt(NOW) : token).sign(new TextEncoder().encode(KEY))
  }
  expect(await tokens.readSessionId(await sign({}, true), NOW)).toBeNull()
  expect(await tokens.readSessionId(await sign({ sid: 'session' }, false), NOW)).toBeNull()
})
