import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { makeClient, type Person } from '#test/people'
import type { VatCheck } from '../../../services/vat-check/vat-check.ts'
import { viesCheck } from '../../../services/vat-check/vies-check.ts'

const get = ({ app }: TestApi, url: string, { headers }: Person) => app.inject({ url: `/api${url}`, headers })

test.for([
  ['NL', '123456789B01', 'NL123456789B01', 'Invalid'],
  ['NL', 'NL 0044.9544 5B01', 'NL004495445B01', 'FormatValid'],
  ['GR', '094259216', 'EL094259216', 'FormatValid'],
  ['DE', 'nonsense', 'DENONSENSE', 'Invalid'],
] as const)('a VAT number of %s, %s', async ([country, typed, vatNumber, status]) => {
  const api = await startApi()
  const answer = await get(
    api,
    `/settings/vat-check/${country}/${encodeURIComponent(typed)}`,
    await makeClient(api),
  )
  expect(answer.json()).toEqual({ countryCode: country, vatNumber, status, name: null, address: null })
})

test('a VAT number tells whose it is where the register does, and what its form says where the register is slow', async () => {
  const holder = { name: 'De Linde B.V.', address: 'Oudegracht 48\n3512 JE Utrecht' }
  const confirming: VatCheck = {
    kind: 'vies',
    check: async () => ({ outcome: 'Confirmed', consultationNumber: 'WAPI1', holder }),
  }
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const slow = viesCheck({ url, log: pino({ level: 'silent' }), timeoutMs: 50 })
  for (const [vatCheck, answered] of [
    [confirming, { status: 'Valid', ...holder }],
    [slow, { status: 'FormatValid', name: null, address: null }],
  ] as const) {
    const api = await startApi({ services: { vatCheck } })
    const answer = await get(api, '/settings/vat-check/NL/004495445B01', await makeClient(api))
    expect(answer.json()).toEqual({ countryCode: 'NL', vatNumber: 'NL004495445B01', ...answered })
  }
})
