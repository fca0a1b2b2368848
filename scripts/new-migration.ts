import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { snapshotsIn } from './snapshots.ts'

/** Writes a migration of what changed in the tables' code, named by the arguments, and keeps the newest snapshot only. */
const server = fileURLToPath(new URL('../apps/server', import.meta.url))
const meta = join(server, 'migrations/meta')

const { status } = spawnSync('drizzle-kit', ['generate', '--name', ...process.argv.slice(2)], {
  cwd: server,
  stdio: 'inherit',
})
if (status === 0) for (const name of snapshotsIn(meta).slice(0, -1)) rmSync(join(meta, name))
else process.exitCode = 1
