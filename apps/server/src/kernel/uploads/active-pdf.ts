import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TooMany } from '../domain-error.ts'
import { limitConcurrency, Overloaded } from '../limit-concurrency.ts'
import { serverScript } from '../own-files.ts'

const RETRY_MS = 10_000
const MOST_MS = 10_000
const MOST_MEGABYTES = 256

const script = fileURLToPath(serverScript('kernel/uploads/judge-pdf'))

/** What `judge-pdf.ts` exits with for a file that is no whole PDF. */
const DAMAGED = 3

type PdfFault = 'file_active' | 'file_damaged'

/**
 * Runs in a separate process: a thread that runs out of memory may take the server down. Gets no environment variables
 * of the server, since it reads untrusted input.
 */
function judge(bytes: Buffer): Promise<PdfFault | null> {
  return new Promise((resolve, reject) => {
    const judging = spawn(process.execPath, [`--max-old-space-size=${MOST_MEGABYTES}`, script], {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
    })
    judging.on('error', reject)
    judging.on('exit', (code) => resolve(faultOf(code)))
    // It may exit before reading all of its input.
    judging.stdin.on('error', () => undefined)
    judging.stdin.end(bytes)
  })
}

function faultOf(exitCode: number | null): PdfFault | null {
  if (exitCode === 0) return null
  return exitCode === DAMAGED ? 'file_damaged' : 'file_active'
}

const inTurn = limitConcurrency({ atOnce: 2, waiting: 20 })

/**
 * Why a PDF is not taken: opening it could run something, or it is not whole or has no page; null of one that is. One that
 * cannot be judged within time and memory limits, or is encrypted, counts as running something. Throws TooMany if too many
 * are waiting.
 */
export async function findPdfFault(bytes: Buffer): Promise<PdfFault | null> {
  try {
    return await inTurn(() => judge(bytes))
  } catch (error) {
    if (error instanceof Overloaded) throw new TooMany(new Date(Date.now() + RETRY_MS))
    throw error
  }
}
