import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readLabel } from '@salvia/rules/label/read-label'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { dsldLabels } from './dsld-labels.ts'

const log = pino({ level: 'silent' })
/** Longer than a busy machine takes to respond; the short timeout is only for a service that never responds. */
const PATIENT_MS = 30_000
const BRIEF_MS = 200

const [, omega] = readData<{ id: number }[]>('catalogue/label-answers-v9.json')
const OMEGA = '214224'

/** A label service with configurable responses that records its requests. */
async function serviceThat(
  answer: (req: IncomingMessage, res: ServerResponse) => void,
  { pauseMs = 0, timeoutMs = PATIENT_MS } = {},
) {
  const asked: { url: string | undefined; key: unknown }[] = []
  const server = createServer((req, res) => {
    asked.push({ url: req.url, key: req.headers['x-api-key'] })
    answer(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/dsld/v9`
  return { asked, labels: dsldLabels({ url, apiKey: 'a-key', log, timeoutMs, pauseMs }) }
}

const saying = (body: unknown, status = 200) =>
  serviceThat((_req, res) => {
    res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })

describe('a label', () => {
  test('is asked for by its number with the key, and kept as it came', async () => {
    const { asked, labels } = await saying(omega)
    expect(await labels.label(OMEGA)).toEqual({ record: omega })
    expect(asked).toEqual([{ url: '/dsld/v9/label/214224', key: 'a-key' }])
  })

  test('is not asked for by what is no number', async () => {
    const { asked, labels } = await saying(omega)
    expect(await labels.label('../version')).toEqual({ error: 'NotFound' })
    expect(await labels.label('X0012345678901')).toEqual({ error: 'NotFound' })
    expect(asked).toEqual([])
  })

  test.for([
    ['is not there', { message: 'Not Found' }, 404, 'NotFound'],
    ['is nothing', null, 200, 'NotFound'],
    ['is empty', {}, 200, 'NotFound'],
    ['is down', '<html>Bad gateway</html>', 502, 'Unavailable'],
    ['is asked too often', { message: 'slow down' }, 429, 'Unavailable'],
    ['wants another key', { message: 'Forbidden' }, 403, 'Unavailable'],
    ['answers a page', '<html>Welcome</html>', 200, 'Unreadable'],
    ['answers a list', [omega], 200, 'Unreadable'],
    ['answers half a label', JSON.stringify(omega).slice(0, 2000), 200, 'Unreadable'],
    ['answers another label', { ...omega, id: 1 }, 200, 'Unreadable'],
    ['answers something else', { error: 'no such thing' }, 200, 'Unreadable'],
    ['answers what no database holds', { ...omega, brandName: 'a\u0000b' }, 200, 'Unreadable'],
    ['answers halves of characters', { ...omega, brandName: 'a\ud800' }, 200, 'Unreadable'],
    ['answers without end', `"${'x'.repeat(5 * 1024 * 1024)}"`, 200, 'Unreadable'],
    ['nests without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 200, 'Unreadable'],
  ] as const)('of a service that %s is none, and says why', async ([, body, status, error]) => {
    const { labels } = await saying(body, status)
    expect(await labels.label(OMEGA)).toEqual({ error })
  })

  test('of a service that is slow, breaks off or sends elsewhere is none', async () => {
    const silent = await serviceThat(() => {}, { timeoutMs: BRIEF_MS })
    expect(await silent.labels.label(OMEGA)).toEqual({ error: 'Unavailable' })
    const trickling = await serviceThat(
      (_req, res) => {
        res.writeHead(200).write('{"id":')
      },
      { timeoutMs: BRIEF_MS },
    )
    expect(await trickling.labels.label(OMEGA)).toEqual({ error: 'Unavailable' })
    const breaking = await serviceThat((req) => req.socket.destroy())
    expect(await breaking.labels.label(OMEGA)).toEqual({ error: 'Unavailable' })
    const elsewhere = await serviceThat((_req, res) => {
      res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    })
    expect(await elsewhere.labels.label(OMEGA)).toEqual({ error: 'Unavailable' })
    expect(elsewhere.asked).toHaveLength(1)
    const gone = dsldLabels({ url: 'http://127.0.0.1:1', apiKey: undefined, log, pauseMs: 0 })
    expect(await gone.label(OMEGA)).toEqual({ error: 'Unavailable' })
  })

  test('of a shape that was not seen before is read as far as it goes', async () => {
    const strange = {
      ...omega,
      servingsPerContainer: { about: 30 },
      servingSizes: 'two',
      netContents: [null, 7],
      statements: { type: 'Storage', notes: 'Store cool.' },
      otheringredients: '',
      ingredientRows: [{ name: 'Fish oil', quantity: 'plenty', forms: null, nestedRows: [{ name: 5 }] }],
    }
    const { labels } = await saying(strange)
    const answer = await labels.label(OMEGA)
    expect(readLabel('record' in answer ? answer.record : null)).toMatchObject({
      servingsPerContainer: null,
      servingSizes: [],
      texts: { storage: ['Store cool.'], otherIngredients: [] },
      ingredients: [
        { name: 'Fish oil', amount: null },
        { name: '5', depth: 1 },
      ],
    })
  })
})

test('labels are found by words, a page at a time', async () => {
  const source = { fullName: 'Zinc 15', brandName: 'Solgar', offMarket: '0' }
  const { asked, labels } = await saying({ hits: [{ _id: '7', _source: source }, { _id: '8' }], stats: {} })
  expect(await labels.search('zinc & "solgar"', { offset: 20, limit: 10 })).toEqual({
    hits: [
      {
        labelId: '7',
        fullName: 'Zinc 15',
        brandName: 'Solgar',
        isOffMarket: false,
        physicalState: null,
        netContents: null,
      },
    ],
  })
  expect(asked[0]?.url).toBe('/dsld/v9/search-filter?q=zinc+%26+%22solgar%22&from=20&size=10')
  const other = await saying({ message: 'hello' })
  expect(await other.labels.search('zinc', { offset: 0, limit: 10 })).toEqual({ error: 'Unreadable' })
  const down = await saying('', 503)
  expect(await down.labels.search('zinc', { offset: 0, limit: 10 })).toEqual({ error: 'Unavailable' })
})

test('the service is asked slowly, one call after another', async () => {
  const PAUSE_MS = 40
  const at: number[] = []
  const { labels } = await serviceThat(
    (_req, res) => {
      at.push(performance.now())
      res.end('{}')
    },
    { pauseMs: PAUSE_MS },
  )
  await Promise.all([labels.label('1'), labels.label('2'), labels.label('3')])
  expect(at).toHaveLength(3)
  expect((at[2] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(PAUSE_MS)
})
