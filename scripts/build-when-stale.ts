import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from '../apps/server/src/kernel/one-at-a-time.ts'
import { generateWhenStale } from './generate-when-stale.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const LOCK = `${root}.cache/web-build.lock`

/** What is built together: workspaces in their order, and the sources that decide whether the last build is still true. */
type Build = { stamp: string; workspaces: string[]; sources: string[] }

const packages = ['packages/*/src/**/*.{ts,tsx}', 'packages/*/*.{ts,json}', 'package-lock.json']

export const pagesBuild: Build = {
  stamp: 'apps/web/build/stamp',
  workspaces: ['@salvia/documents', '@salvia/web'],
  sources: [
    'apps/web/{app,vite,public}/**/*.*',
    'apps/web/project.inlang/settings.json',
    'apps/web/*.{ts,json}',
    ...packages,
  ],
}

/** After the pages' build: it takes in the documents. */
export const serverBuild: Build = {
  stamp: 'apps/server/build/stamp',
  workspaces: ['@salvia/server'],
  sources: ['apps/server/src/**/*.ts', 'apps/server/*.{ts,json}', ...packages],
}

/** What a build reads and does not write itself. */
export const listSources = ({ sources }: Build): string[] =>
  globSync(sources, {
    cwd: root,
    exclude: ['**/paraglide/**', '**/node_modules/**', '**/*.test.{ts,tsx}'],
  }).sort()

function digestOf(build: Build): string {
  const digest = createHash('sha256')
  for (const file of listSources(build)) digest.update(file).update(readFileSync(`${root}${file}`))
  return digest.digest('hex')
}

function run(workspace: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], {
    cwd: root,
    stdio: 'inherit',
    // Whatever the caller's NODE_ENV: a test or development server would otherwise leave React's slow build behind.
    env: { ...process.env, NODE_ENV: 'production', MESSAGES: 'compiled' },
  })
  if (status !== 0) throw new Error(`${workspace} could not be built.`)
}

/** Mail templates and PDFs, which the server loads prebuilt. */
export const buildDocuments = (): void => run('@salvia/documents')

const isFresh = ({ stamp }: Build, digest: string): boolean =>
  existsSync(`${root}${stamp}`) && readFileSync(`${root}${stamp}`, 'utf8') === digest

/** An interrupted build leaves no stamp, so that it is not taken for a complete one. */
function build(what: Build): void {
  const digest = digestOf(what)
  if (isFresh(what, digest)) return
  process.stdout.write(`Building ${what.workspaces.join(', ')} …\n`)
  rmSync(`${root}${what.stamp}`, { force: true })
  for (const workspace of what.workspaces) run(workspace)
  writeFileSync(`${root}${what.stamp}`, digest)
}

/** Builds documents, web and server, unless the existing builds are of these exact sources; one process per tree at a time. */
export async function buildWhenStale(): Promise<void> {
  const builds = [pagesBuild, serverBuild]
  if (builds.every((one) => isFresh(one, digestOf(one)))) return
  await oneAtATime(
    LOCK,
    () => {
      generateWhenStale()
      builds.forEach(build)
    },
    (holder) => process.stdout.write(`A build is made by ${holder}; waiting for it …\n`),
  )
}

if (import.meta.main) await buildWhenStale()
