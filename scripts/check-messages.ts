import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { literalText } from './literal-text.ts'
import {
  type Catalogue,
  differingPlaceholders,
  type Messages,
  missingKeys,
  sameAsEnglish,
  staleAllowances,
  unusedKeys,
} from './message-rules.ts'

const app = fileURLToPath(new URL('../apps/web/app', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')

const all: Catalogue = Object.fromEntries(
  globSync(`${app}/messages/*.json`).map((path) => [
    basename(path, '.json'),
    JSON.parse(read(path)) as Messages,
  ]),
)
const allowed = JSON.parse(read(fileURLToPath(new URL('./same-as-english.json', import.meta.url)))) as Record<
  string,
  string[]
>
const files = globSync(`${app}/**/*.{ts,tsx}`).filter((path) => !path.includes('/paraglide/'))

const faults = [
  ...missingKeys(all),
  ...sameAsEnglish(all, allowed),
  ...staleAllowances(all, allowed),
  ...differingPlaceholders(all),
  ...unusedKeys(all, files.map(read)),
  ...files
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      literalText(read(path)).map((text) => `${path.slice(app.length + 1)}: “${text}” is no message`),
    ),
]

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.stdout.write(`${Object.keys(all.en ?? {}).length} messages, ${faults.length} faults\n`)
if (faults.length > 0) process.exitCode = 1
