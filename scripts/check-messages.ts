import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  forbiddenWords,
  forbiddenWordsIn,
  messageTexts,
  sourceTexts,
  textsByLanguage,
  textsWithin,
  typographyFaults,
} from './glossary.ts'
import { literalText } from './literal-text.ts'
import {
  type Catalogue,
  countsWithoutPlural,
  differingPlaceholders,
  type Messages,
  missingKeys,
  type SameByChance,
  sameAsEnglish,
  sameInAllLanguages,
  staleAllowances,
  staleCounts,
  staleSameness,
  unusedKeys,
  wordsToElide,
} from './message-rules.ts'

const app = fileURLToPath(new URL('../apps/web/app', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')

const all: Catalogue = Object.fromEntries(
  globSync(`${app}/messages/*.json`).map((path) => [
    basename(path, '.json'),
    JSON.parse(read(path)) as Messages,
  ]),
)
const list = (name: string): unknown =>
  JSON.parse(read(fileURLToPath(new URL(`./${name}.json`, import.meta.url))))
const allowed = list('same-as-english') as Record<string, string[]>
const byChance = list('same-by-chance') as SameByChance[]
/** A position in a list, or a unit of measurement: no count of things that a sentence names. */
const countless = [
  'common_days',
  'list_filter_count',
  'list_position',
  'list_range',
  'order_move',
  'plan_choose_all',
  'shop_filters_count',
]
const files = globSync(`${app}/**/*.{ts,tsx}`).filter((path) => !path.includes('/paraglide/'))

const root = fileURLToPath(new URL('..', import.meta.url))
const worded = [
  ...globSync(`${root}packages/documents/src/*-words.ts`),
  ...globSync(`${root}packages/rules/src/{product,nutrition}/*.ts`),
  ...globSync(`${root}apps/server/src/{kernel/http,services/payment,modules/catalogue/pictures}/*.ts`),
  ...globSync(`${root}apps/server/src/modules/*/*-words.ts`),
].filter((path) => !path.endsWith('.test.ts'))
const content = globSync(`${root}data/content/*/*.json`)
/** Within content what nobody reads: names, addresses, and words that people type, whichever they know. */
const unread = ['anchor', 'category', 'href', 'id', 'searchWords', 'src', 'userType']
const shown = (key: string, value: unknown) => (unread.includes(key) ? null : value)
/** Shipped names and sentences; what is searched for (`data/search`) is typed by people, not read. */
const data = globSync(`${root}data/{countries,delivery,nutrition,tax,words}/*.json`)
const texts = [
  ...messageTexts(all),
  ...worded.flatMap((path) => sourceTexts(read(path))),
  ...content.flatMap((path) =>
    textsWithin(JSON.parse(read(path), shown)).map((text) => ({
      language: basename(dirname(path)),
      key: basename(path, '.json'),
      text,
    })),
  ),
  ...data.flatMap((path) => textsByLanguage(basename(path, '.json'), JSON.parse(read(path)))),
]

const faults = [
  ...missingKeys(all),
  ...sameAsEnglish(all, allowed),
  ...staleAllowances(all, allowed),
  ...sameInAllLanguages(all, byChance),
  ...staleSameness(all, byChance),
  ...differingPlaceholders(all),
  ...countsWithoutPlural(all, countless),
  ...staleCounts(all, countless),
  ...forbiddenWordsIn(texts, forbiddenWords(read(`${root}docs/glossary.md`))),
  ...typographyFaults(texts),
  ...wordsToElide(all),
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
