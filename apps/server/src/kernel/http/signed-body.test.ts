import { expect, test } from 'vitest'
import { isSignedBody, signBody } from './signed-body.ts'

const SECRET = 'a secret of the warehouse, 32 long'
const BODY = Buffer.from('{"id":"1"}')
const SIGNED_AT = new Date('2026-11-20T10:00:00.000Z')
const header = signBody(SECRET, BODY, SIGNED_AT)
const after = (seconds: number) => new Date(SIGNED_AT.getTime() + seconds * 1000)

test('a body is signed by its secret, over its time and its bytes', () => {
  expect(header).toBe('t=1795168800,v1=d44a00690ddd73de9387693a232754c8b2daa2279ab5a4e1260335ef0d5100fb')
})

test.for([
  ['as signed', SECRET, header, BODY, 0, true],
  ['five minutes later', SECRET, header, BODY, 300, true],
  ['a second after that', SECRET, header, BODY, 301, false],
  ['by a clock that is five minutes ahead', SECRET, header, BODY, -300, true],
  ['by a clock farther ahead', SECRET, header, BODY, -301, false],
  ['with another secret', `${SECRET}.`, header, BODY, 0, false],
  ['with another body', SECRET, header, Buffer.from('{"id":"2"}'), 0, false],
  ['with another time', SECRET, header.replace('t=17951688', 't=17951689'), BODY, 100, false],
  ['without a header', SECRET, '', BODY, 0, false],
  ['with a signature cut short', SECRET, header.slice(0, -1), BODY, 0, false],
  ['with a signature that goes on', SECRET, `${header},v0=1`, BODY, 0, false],
] as const)('%s', ([, secret, told, body, seconds, isSigned]) => {
  expect(isSignedBody({ secret, header: told, body }, after(seconds))).toBe(isSigned)
})
