import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TooMany } from '../domain-error.ts'
import { limitConcurrency, Overloaded } from '../limit-concurrency.ts'
import { serverScript } from '../own-files.ts'

const RETRY_MS = 10_000
const MOST_MS = 10_000
const MOST_MEGABYTES = 256

const script = fileURLToPath(serverScript('kernel/uploads/judge-pdf'))

/**
 * Runs in a separate process: a thread that runs out of memory may take the server down. Gets no environment variables
 * of the server, since it reads untrusted input.
 */
function isRefused(bytes: Buffer): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const judge = spawn(process.execPath, [`--max-old-space-size=${MOST_MEGABYTES}`, script], {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
    })
    judge.on('error', reject)
    judge.on('exit', (code) => resolve(code !== 0))
    // It may exit before reading all of its input.
    judge.stdin.on('error', () => undefined)
    judge.stdin.end(bytes)
  })
}

const inTurn = limitConcurrency({ atOnce: 2, waiting: 20 })

/**
 * Whether opening a PDF could run something. One that cannot be parsed within time and memory limits, is encrypted or
 * has no page counts as such. Throws TooMany if too many are waiting.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  try {
    return await inTurn(() => isRefused(bytes))
  } catch (error) {
    if (error instanceof Overloaded) throw new TooMany(new Date(Date.now() + RETRY_MS))
    throw error
  }
}
