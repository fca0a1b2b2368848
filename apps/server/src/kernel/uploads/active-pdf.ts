import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TooMany } from '../domain-error.ts'
import { limitConcurrency, Overloaded } from '../limit-concurrency.ts'

const RETRY_MS = 10_000
const MOST_MS = 10_000
const MOST_MEGABYTES = 256

const script = fileURLToPath(new URL('./judge-pdf.ts', import.meta.url))

/**
 * In a process of its own: a thread that runs out of memory may take the server with it. Without the server's
 * variables, as it reads what strangers send.
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
    // It may end before it has read all.
    judge.stdin.on('error', () => undefined)
    judge.stdin.end(bytes)
  })
}

const inTurn = limitConcurrency({ atOnce: 2, waiting: 20 })

/**
 * Whether a PDF could run something when it is opened. One that cannot be read within bounds of time and memory, is
 * encrypted or has no page counts as such. Throws TooMany when too many wait already.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  try {
    return await inTurn(() => isRefused(bytes))
  } catch (error) {
    if (error instanceof Overloaded) throw new TooMany(new Date(Date.now() + RETRY_MS))
    throw error
  }
}
