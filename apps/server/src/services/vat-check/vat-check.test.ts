import { createServer } from 'node:http'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { formatCheck } from './format-check.ts'
import { isEuCountry, parseVatNumber } from './vat-number.ts'
import { viesCheck } from './vies-check.ts'

const log = pino({ level: 'silent' })
/** Longer than a busy machine takes to respond; the short timeout is only for a service that never responds. */
const PATIENT_MS = 30_000
const BRIEF_MS = 200

/** A VIES with a fixed response; without one it never responds. */
async function viesThatAnswers(status: number, body: object | string | null) {
  const asked: object[] = []
  const server = createServer((req, res) => {
    let text = ''
    req.on('data', (chunk) => {
      text += chunk
    })
    req.on('end', () => {
      asked.push({ url: req.url, ...JSON.parse(text) })
      if (body !== null) res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    asked,
    check: viesCheck({
      url,
      log,
      timeoutMs: body === null ? BRIEF_MS : PATIENT_MS,
    }),
  }
}

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error, message: '' }] })

describe('a VAT number', () => {
  test.for([
    ['de 123.456-789', { prefix: 'DE', number: '123456789', countryCode: 'DE' }],
    ['EL123456789', { prefix: 'EL', number: '123456789', countryCode: 'GR' }],
    ['NL123456789B01', { prefix: 'NL', number: '123456789B01', countryCode: 'NL' }],
    ['GR123456789', null],
    ['DE12345678', null],
    ['CHE123456789', null],
    ['', null],
  ] as const)('%s is read', ([typed, expected]) => {
    expect(parseVatNumber(typed)).toEqual(expected)
  })

  test('is one of the EU’s 27 countries', () => {
    expect([isEuCountry('DE'), isEuCountry('GR'), isEuCountry('CH'), isEuCountry('GB')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('is never confirmed by its form', async () => {
    const { check } = formatCheck()
    expect(await check('DE 136 695 976')).toEqual({ outcome: 'FormatValid', consultationNumber: null })
    expect(await check('DE136695978')).toEqual({ outcome: 'Invalid', consultationNumber: null })
    expect(await check('DE1')).toEqual({ outcome: 'Invalid', consultationNumber: null })
  })
})

describe('VIES', () => {
  test('is asked without prefix, with our own number, and its proof is kept', async () => {
    const { asked, check } = await viesThatAnswers(200, { valid: true, requestIdentifier: 'WAPI1' })
    expect(await check.check('EL 123456789', 'NL123456789B01')).toEqual({
      outcome: 'Confirmed',
      consultationNumber: 'WAPI1',
      holder: { name: null, address: null },
    })
    expect(asked).toEqual([
      {
        url: '/check-vat-number',
        countryCode: 'EL',
        vatNumber: '123456789',
        requesterMemberStateCode: 'NL',
        requesterNumber: '123456789B01',
      },
    ])
  })

  test.for([
    [
      { name: 'De Linde B.V.', address: ' Oudegracht 48\n3512 JE Utrecht ' },
      'De Linde B.V.',
      'Oudegracht 48\n3512 JE Utrecht',
    ],
    [{ name: '---', address: '---' }, null, null],
    [{ name: '', address: null }, null, null],
    [{ name: 'x'.repeat(600) }, 'x'.repeat(500), null],
  ] as const)('tells whose number it is: %j', async ([told, name, address]) => {
    const { check } = await viesThatAnswers(200, { valid: true, ...told })
    expect((await check.check('DE123456789')).holder).toEqual({ name, address })
  })

  test.for([
    ['not valid', 200, { valid: false, requestIdentifier: '' }, 'Invalid'],
    ['bad input', 400, failure('INVALID_INPUT'), 'Invalid'],
    ['a member state that is down', 200, failure('MS_UNAVAILABLE'), 'FormatValid'],
    ['our own number', 200, failure('INVALID_REQUESTER_INFO'), 'FormatValid'],
    ['too many enquiries', 500, failure('GLOBAL_MAX_CONCURRENT_REQ'), 'FormatValid'],
    ['no JSON', 502, '<html>', 'FormatValid'],
    ['something else', 200, { hello: 1 }, 'FormatValid'],
    ['nothing', 200, null, 'FormatValid'],
  ] as const)('that answers %s', async ([, status, body, outcome]) => {
    const { check } = await viesThatAnswers(status, body)
    expect(await check.check('DE123456789')).toEqual({ outcome, consultationNumber: null })
  })

  test('is not asked for what cannot be a number of the EU', async () => {
    const { asked, check } = await viesThatAnswers(200, { valid: true })
    expect(await check.check('CHE-107.787.577 MWST')).toEqual({
      outcome: 'FormatValid',
      consultationNumber: null,
    })
    expect(await check.check('DE1')).toEqual({ outcome: 'Invalid', consultationNumber: null })
    expect(asked).toEqual([])
  })
})
