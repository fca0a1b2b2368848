import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${root}apps/web/build/stamp`
const SOURCES = [
  'apps/web/{app,vite,project.inlang,public}/**/*.*',
  'apps/web/*.{ts,json}',
  'packages/*/src/**/*.{ts,tsx}',
  'packages/*/*.{ts,json}',
  'package-lock.json',
]

function sourcesDigest(): string {
  const digest = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/paraglide/**', '**/node_modules/**'] })
  for (const file of files.sort()) digest.update(file).update(readFileSync(`${root}${file}`))
  return digest.digest('hex')
}

function run(workspace: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Builds documents and web, unless what is built came from these very sources. */
export function buildWhenStale(): void {
  const digest = sourcesDigest()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return
  process.stdout.write('Building …\n')
  run('@salvia/documents')
  run('@salvia/web')
  writeFileSync(STAMP, digest)
}

if (import.meta.main) buildWhenStale()
