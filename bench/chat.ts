import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, spawnServer, untilReady } from '../apps/server/test/fixtures/running-server.ts'
import { ask } from './ask.ts'
import { summarise } from './load.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'
import { headersOf } from './signed-in.ts'

const PRODUCTS = 1000
const MESSAGES = 200
const LIMIT_MS = 1000

type Headers = Record<string, string>

/** Waits for the next event of an open stream. */
async function openInbox(baseUrl: string, headers: Headers) {
  const asking = request(`${baseUrl}/api/admin/chat/events`, { headers, agent: false }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`The stream was refused: ${answer.statusCode}`)
  const chunks = answer.setEncoding('utf8').iterator()
  const next = async () => {
    for (;;) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('The stream ended.')
      if (String(value).includes('data:')) return
    }
  }
  await next()
  return { next, close: () => asking.destroy() }
}

/** From the sending of a guest's message at one address to the event at another, message by message. */
async function measureMessages(name: string, guestAt: string, inboxAt: string, admin: Headers): Promise<Row> {
  const inbox = await openInbox(inboxAt, admin)
  const headers = { 'x-chat-key': randomUUID() + randomUUID() }
  const send = (path: string) =>
    ask(`${guestAt}/api/chat/conversations${path}`, {
      ...{ method: 'POST', headers },
      body: JSON.stringify({ messageId: randomUUID(), text: 'Where is my parcel?' }),
    })
  const [begun] = await Promise.all([send(''), inbox.next()])
  const path = `/${(JSON.parse(begun) as { id: string }).id}/messages`
  const samples: number[] = []
  const startedAt = performance.now()
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    const sentAt = performance.now()
    const heard = inbox.next().then(() => samples.push(performance.now() - sentAt))
    await Promise.all([send(path), heard])
  }
  inbox.close()
  const seconds = (performance.now() - startedAt) / 1000
  const figures = { ...summarise(samples, seconds), bytes: Number.NaN, refused: 0 }
  return { name, connections: 1, figures, statements: Number.NaN }
}

/** How long a message takes to the other side, in one process and between two over one PostgreSQL. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  const dataDir = mkdtempSync(join(tmpdir(), 'salvia-bench-'))
  const other = spawnServer(dataDir, await freePort(), {
    ...{ RATE_LIMITS: 'off', DATABASE_URL: server.databaseUrl, LOG_LEVEL: 'error' },
  })
  try {
    await untilReady(other)
    const admin = await headersOf(server, 'admin')
    const here = server.baseUrl
    const otherAdmin = await headersOf({ ...server, baseUrl: other.baseUrl }, 'admin')
    const rows = [
      await measureMessages('to the inbox, one process', here, here, admin),
      await measureMessages('to the inbox, two processes', here, other.baseUrl, otherAdmin),
    ]
    printTable(rows)
    const slowest = Math.max(...rows.map(({ figures }) => figures.p95))
    verdict('a message reaches the other side: p95 under 1 s', slowest < LIMIT_MS)
  } finally {
    other.child.kill('SIGTERM')
    await other.ended
    rmSync(dataDir, { recursive: true, force: true })
    await server.stop()
  }
}
