import { type Env, readEnv } from './env.ts'
import { DomainError } from './kernel/domain-error.ts'
import { openLog } from './kernel/open-log.ts'
import { StartFault } from './kernel/start-fault.ts'
import { makeAdmin } from './modules/identity/index.ts'
import { openProduct } from './open-product.ts'

const USAGE = `npm run admin -- create <e-mail> [--print]
  Makes an admin with all rights, who chooses a password by a link; one who is there gets a new link.
  The link is mailed where mail is set up, else printed, once. --print prints it in any case.`

type Say = (line: string) => void
type Asked = { email: string; isPrinted: boolean }

function readArguments([command, ...rest]: string[]): Asked | null {
  const emails = rest.filter((word) => word !== '--print')
  const [email] = emails
  if (command !== 'create' || email === undefined || emails.length > 1) return null
  return { email, isPrinted: rest.includes('--print') }
}

async function createAdmin(env: Env, { email, isPrinted }: Asked, say: Say): Promise<void> {
  const log = openLog('error')
  const { app, database, jobs } = await openProduct(env, {
    log,
    say,
    now: () => new Date(),
    hasWorkers: false,
  })
  try {
    await jobs.start()
    await app.ready()
    const isShown = isPrinted || env.smtpUrl === undefined
    const { isNew, url } = await makeAdmin(app, { email, isShown }, app.now())
    say(isNew ? `${email} is an admin with all rights.` : `${email} is an admin already: here is a new link.`)
    if (url === null)
      say('The link to choose a password is mailed by the server that runs, or by the next that starts.')
    else say(`Choose a password within an hour, at\n${url}\nThe link is shown this once.`)
  } finally {
    await app.close()
    await jobs.stop()
    await database.close()
  }
}

/** Errors the operator can fix are printed as plain messages; returns the exit code. */
export async function runAdminCommand(words: string[], say: Say): Promise<number> {
  const asked = readArguments(words)
  if (asked === null) {
    say(USAGE)
    return 1
  }
  try {
    await createAdmin(readEnv(process.env), asked, say)
    return 0
  } catch (error) {
    if (!(error instanceof StartFault || error instanceof DomainError)) throw error
    say(error.message)
    return 1
  }
}
