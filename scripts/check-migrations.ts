import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { snapshotsIn } from './snapshots.ts'

/** Fails if the tables in code differ from those created by the migrations, or if older snapshots are kept. */
const server = fileURLToPath(new URL('../apps/server', import.meta.url))
const copy = mkdtempSync(join(server, '.migrations-'))

const kept = snapshotsIn(join(server, 'migrations/meta'))
if (kept.length !== 1) {
  process.stderr.write(`Only the newest snapshot stays (ADR 16), not ${kept.join(', ')}.\n`)
  process.exitCode = 1
}

try {
  cpSync(join(server, 'migrations'), copy, { recursive: true })
  const before = readdirSync(copy).length
  const { status, stderr, stdout } = spawnSync(
    'drizzle-kit',
    [
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      './src/**/*-tables.ts',
      '--casing',
      'snake_case',
      '--out',
      relative(server, copy),
    ],
    { cwd: server, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )
  if (status !== 0) throw new Error(stderr || stdout)
  if (readdirSync(copy).length !== before) {
    process.stderr.write('Tables changed without a migration: run npm run db:new <name>.\n')
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
