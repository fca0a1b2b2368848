import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/test/fixtures/embedded-postgres.ts'
import { TOKEN_KEY } from './fixtures/survey.ts'
import { startOpenIdProvider } from './open-id-provider.ts'

/** Starts the product from an empty folder: `node serve.ts embedded|server PORT`. */
const [kind, port] = process.argv.slice(2)
/** The third party listens beside the product. */
const PROVIDER_OFFSET = 10
const dataDir = mkdtempSync(join(tmpdir(), 'salvia-e2e-'))
const postgres = kind === 'server' ? await startPostgres({ isDurable: false }) : undefined

// As in operation: Playwright's own value would make React take its development build, for every page.
process.env.NODE_ENV = 'production'
process.env.PORT = port
process.env.DATA_DIR = dataDir
process.env.RATE_LIMITS = 'off'
process.env.LOG_LEVEL = 'error'
process.env.TOKEN_KEY = TOKEN_KEY
if (postgres) {
  process.env.DATABASE_URL = postgres.url
  // Only one of the two has a third party: the other shows that its buttons are hidden.
  const variables = await startOpenIdProvider(Number(port) + PROVIDER_OFFSET, `http://localhost:${port}`)
  Object.assign(process.env, variables)
}

process.once('exit', () => {
  postgres?.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const { startServer } = await import(new URL('../apps/server/build/server.js', import.meta.url).href)
await startServer()
