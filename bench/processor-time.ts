import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Linux tells processor time in hundredths of a second, whatever its kernel counts in. */
const TICK_MS = 10

type Stat = { parent: number; own: number; endedChildren: number }

/** Null for a process that has ended. */
function readStat(pid: number): Stat | null {
  try {
    // The name, in parentheses, may contain spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11)
    return { parent, own: (user + system) * TICK_MS, endedChildren: (childUser + childSystem) * TICK_MS }
  } catch {
    return null
  }
}

/** Processor milliseconds that a process, all of its threads, has used so far. */
export const processorMs = (pid: number): number => readStat(pid)?.own ?? Number.NaN

/** The same of a process, its children and those of them that have ended. */
export function processorMsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []))
    .filter(({ parent }) => parent === pid)
  return children.reduce((sum, { own }) => sum + own, processorMs(pid) + (readStat(pid)?.endedChildren ?? 0))
}

/** The process that started all others of a database server on this machine. */
export async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const parent = readStat(rows[0]?.pid ?? 0)?.parent
  await client.end()
  if (parent === undefined) throw new Error('the database server does not run on this machine')
  return parent
}
