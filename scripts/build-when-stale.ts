import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { oneBuildAtATime } from './one-build-at-a-time.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${root}apps/web/build/stamp`
const LOCK = `${root}.cache/web-build.lock`
const SOURCES = [
  'apps/web/{app,vite,public}/**/*.*',
  'apps/web/project.inlang/settings.json',
  'apps/web/*.{ts,json}',
  'packages/*/src/**/*.{ts,tsx}',
  'packages/*/*.{ts,json}',
  'package-lock.json',
]

/** What a build reads and does not write itself. */
export const listSources = (): string[] =>
  globSync(SOURCES, {
    cwd: root,
    exclude: ['**/paraglide/**', '**/node_modules/**', '**/*.test.{ts,tsx}'],
  }).sort()

function sourcesDigest(): string {
  const digest = createHash('sha256')
  for (const file of listSources()) digest.update(file).update(readFileSync(`${root}${file}`))
  return digest.digest('hex')
}

function run(workspace: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], {
    cwd: root,
    stdio: 'inherit',
    // Whatever the caller's NODE_ENV: a test or development server would otherwise leave React's slow build behind.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`${workspace} could not be built.`)
}

/** Mail templates and PDFs, which the server loads prebuilt. */
export const buildDocuments = (): void => run('@salvia/documents')

const isFresh = (digest: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest

/** An interrupted build leaves no stamp, so that it is not taken for a complete one. */
function build(): void {
  const digest = sourcesDigest()
  if (isFresh(digest)) return
  process.stdout.write('Building …\n')
  rmSync(STAMP, { force: true })
  buildDocuments()
  run('@salvia/web')
  writeFileSync(STAMP, digest)
}

/** Builds documents and web, unless the existing build is from these exact sources; one process per tree at a time. */
export async function buildWhenStale(): Promise<void> {
  if (isFresh(sourcesDigest())) return
  await oneBuildAtATime(LOCK, build, (holder) =>
    process.stdout.write(`A build is made by ${holder}; waiting for it …\n`),
  )
}

if (import.meta.main) await buildWhenStale()
