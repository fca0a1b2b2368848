import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/test/embedded-postgres.ts'

/** Starts the product from an empty folder: `node serve.ts embedded|server PORT`. */
const [kind, port] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'salvia-e2e-'))
const postgres = kind === 'server' ? await startPostgres({ isDurable: false }) : undefined

process.env.PORT = port
process.env.DATA_DIR = dataDir
process.env.RATE_LIMITS = 'off'
process.env.LOG_LEVEL = 'error'
if (postgres) process.env.DATABASE_URL = postgres.url

process.once('exit', () => {
  postgres?.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

await import('../apps/server/src/server.ts')
