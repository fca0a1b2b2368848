import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MutationReport, mutationScore } from './mutation-score.ts'
import { listMutationTargets, type MutationTarget } from './mutation-targets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.cache/mutation')

/** On demand: packages only this command needs are not installed with the project. */
const STRYKER = ['core', 'vitest-runner'].map((name) => `--package=@stryker-mutator/${name}@10.1.1`)

function settingsOf({ name, mutate, project }: MutationTarget): object {
  return {
    mutate,
    testRunner: 'vitest',
    vitest: {
      configFile: 'vitest.mutation.config.ts',
      related: false,
      pool: project === 'integration' ? 'forks' : 'threads',
    },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    dryRunTimeoutMinutes: 20,
    timeoutMS: project === 'integration' ? 60_000 : 5_000,
    // A nonexistent file name: reading the real one requires a TypeScript older than ours.
    tsconfigFile: 'tsconfig.none.json',
    tempDirName: `.cache/mutation/${name}`,
    ignorePatterns: ['.cache', '.data', 'bench', 'docs', 'e2e', 'apps/web/build'],
    reporters: ['json'],
    jsonReporter: { fileName: join(reports, `${name}.json`) },
    warnings: { slow: false },
  }
}

/** Mutates a target's code in a copy of the tree. Null if its tests did not run. */
function mutate(target: MutationTarget): MutationReport | null {
  const settings = join(reports, `${target.name}.settings.json`)
  const report = join(reports, `${target.name}.json`)
  rmSync(report, { force: true })
  writeFileSync(settings, JSON.stringify(settingsOf(target)))
  spawnSync('npm', ['exec', '--yes', ...STRYKER, '--', 'stryker', 'run', settings], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MUTATION_PROJECT: target.project, MUTATION_TESTS: target.tests.join(',') },
  })
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as MutationReport) : null
}

function tell({ name }: MutationTarget, report: MutationReport | null): void {
  if (!report) return void process.stdout.write(`${name}: its tests did not run\n`)
  const { score, detected, undetected, survivors } = mutationScore(report)
  for (const survivor of survivors) process.stdout.write(`  ${survivor}\n`)
  process.stdout.write(`${name}: ${score ?? '–'} %, ${detected} of ${detected + undetected}\n`)
}

const known = new Map(listMutationTargets().map((target) => [target.name, target]))
const asked = process.argv.slice(2)
const targets = (asked.length > 0 ? asked : [...known.keys()]).map((name) => {
  const target = known.get(name)
  if (!target) throw new Error(`Known are: ${[...known.keys()].join(', ')}.`)
  return target
})
mkdirSync(reports, { recursive: true })
let isWhole = true
for (const target of targets) {
  const report = mutate(target)
  tell(target, report)
  isWhole &&= report !== null
}
process.exit(isWhole ? 0 : 1)
