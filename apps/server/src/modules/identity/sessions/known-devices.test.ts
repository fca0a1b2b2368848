import { expect, test } from 'vitest'
import { deviceKnownSince } from './known-devices.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const at = (day: string) => Date.parse(`2026-${day}T10:00:00Z`)
const device = { userId: 'sophie', deviceId: 'd', knownAt: at('11-19'), since: at('03-01') }

test.for([
  ['signed in before', [device], null, '2026-03-01T10:00:00.000Z'],
  ['with a cookie of before', [{ ...device, since: undefined }], null, '2026-11-19T10:00:00.000Z'],
  ['forgotten since, then signed in', [device], '2026-11-01T10:00:00Z', '2026-11-19T10:00:00.000Z'],
  ['forgotten after it was used', [device], '2026-11-19T12:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['of another account', [{ ...device, userId: 'tom' }], null, '2026-11-20T10:00:00.000Z'],
  ['that is new', [], null, '2026-11-20T10:00:00.000Z'],
] as const)('a device %s is known since then', ([, devices, forgotten, since]) => {
  const account = { userId: 'sophie', devicesForgottenAt: forgotten === null ? null : new Date(forgotten) }
  expect(deviceKnownSince({ devices: [...devices] }, account, NOW).toISOString()).toBe(since)
})
