import { readFileSync } from 'node:fs'
import { type Env, readEnv } from '../env.ts'
import { serverFile } from '../kernel/own-files.ts'
import { StartFault } from '../kernel/start-fault.ts'
import { backUp } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

type Say = (line: string) => void
type Act = (env: Env, folder: string) => Promise<Manifest>

const release = (): string =>
  (JSON.parse(readFileSync(serverFile('package.json'), 'utf8')) as { version: string }).version

const acts: Record<'backup' | 'restore', { act: Act; done: string; after: string }> = {
  backup: {
    act: (env, folder) => backUp(env, folder, release()),
    done: 'Backed up',
    after:
      'The keys are not in it: keep TOKEN_KEY and COLUMN_KEYS, or DATA_DIR/*.key, in a place of their own.',
  },
  restore: {
    act: restore,
    done: 'Restored and compared',
    after: 'Give the server the keys of the backup’s installation, and start it.',
  },
}

/**
 * Backs up into a folder or restores from one. Errors the operator can fix are printed as plain messages; returns the
 * exit code.
 */
export async function runBackupCommand(name: keyof typeof acts, words: string[], say: Say): Promise<number> {
  const [folder] = words
  if (folder === undefined || words.length > 1) {
    say(`npm run ${name} -- <folder>`)
    return 1
  }
  const { act, done, after } = acts[name]
  try {
    const { tables, files } = await act(readEnv(process.env), folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${done}: ${rows} rows of ${tables.length} tables, ${files.length} files. ${after}`)
    return 0
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    say(error.message)
    return 1
  }
}
