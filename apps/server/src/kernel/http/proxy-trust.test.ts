import { expect, test } from 'vitest'
import { readProxyTrust } from './proxy-trust.ts'

test.for(['', ' ', '0', 'false', 'off'])('"%s" trusts nobody', (text) => {
  expect(readProxyTrust(text)?.('127.0.0.1', 0)).toBe(false)
})

test.for([
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['10.0.0.1, 192.168.0.0/16', '192.168.7.7', true],
  ['192.168.0.0/16', '192.169.0.1', false],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['10.0.0.1', 'unknown', false],
] as const)('of "%s" %s is one: %s', ([text, address, isTrusted]) => {
  expect([0, 1].map((hop) => readProxyTrust(text)?.(address, hop))).toEqual([isTrusted, isTrusted])
})

test('a number counts the proxies before the server', () => {
  const trusts = readProxyTrust('2')
  expect([0, 1, 2].map((hop) => trusts?.('203.0.113.1', hop))).toEqual([true, true, false])
})

test.for([
  'true',
  'yes',
  '11',
  '-1',
  '1.5',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.1,,',
  'proxy',
])('"%s" cannot be read', (text) => {
  expect(readProxyTrust(text)).toBeNull()
})
