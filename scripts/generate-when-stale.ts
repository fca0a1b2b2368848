import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${root}.cache/web-generated`
const READ = [
  'apps/web/app/messages/*.json',
  'apps/web/app/routes.ts',
  'apps/web/project.inlang/settings.json',
  'apps/web/*.{ts,json}',
  'package-lock.json',
]
/** Only their names matter: types are generated per route. */
const NAMED = 'apps/web/app/{routes,layouts}/**/*.tsx'
/** A server of pages in development writes to the same places: its output must not be taken for ours. */
const WRITTEN = ['apps/web/app/paraglide/*.js', 'apps/web/.react-router/types/*.ts']

const filesOf = (patterns: string | string[]): string[] => globSync(patterns, { cwd: root }).sort()

function digestOfAll(): string {
  const digest = createHash('sha256').update(filesOf(NAMED).join('\n'))
  for (const file of [...filesOf(READ), ...filesOf(WRITTEN)])
    digest.update(file).update(readFileSync(`${root}${file}`))
  return digest.digest('hex')
}

/** Generates message functions and route types, unless they are from these exact sources. */
export function generateWhenStale(): void {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digestOfAll()) return
  const { status } = spawnSync('npm', ['run', '--silent', 'generate', '-w', '@salvia/web'], {
    cwd: root,
    stdio: 'inherit',
    // Otherwise a message that cannot be compiled is only logged.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('Messages or route types could not be generated.')
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(STAMP, digestOfAll())
}

if (import.meta.main) generateWhenStale()
