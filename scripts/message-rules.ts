/** A message: text with `{placeholders}`, or variants by plural. */
export type MessageValue = string | { declarations?: string[]; match?: Record<string, string> }[]
export type Messages = Record<string, MessageValue>
export type Catalogue = Record<string, Messages>

const BASE = 'en'

const textsOf = (value: MessageValue): string[] =>
  typeof value === 'string' ? [value] : value.flatMap(({ match }) => Object.values(match ?? {}))

const placeholdersOf = (value: MessageValue): string =>
  [...new Set(textsOf(value).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))]
    .sort()
    .join(', ')

const translations = (all: Catalogue) => Object.entries(all).filter(([language]) => language !== BASE)

/** Every language has the same keys. */
export function missingKeys(all: Catalogue): string[] {
  const keys = new Set(Object.values(all).flatMap((messages) => Object.keys(messages)))
  return Object.entries(all).flatMap(([language, messages]) =>
    [...keys].filter((key) => !(key in messages)).map((key) => `${language}: ${key} is missing`),
  )
}

/** Outside the list, a value equal to the English one was not translated. */
export function sameAsEnglish(all: Catalogue, allowed: Record<string, string[]>): string[] {
  return translations(all).flatMap(([language, messages]) =>
    Object.entries(messages)
      .filter(([key, value]) => JSON.stringify(value) === JSON.stringify(all[BASE]?.[key]))
      .filter(([key]) => !allowed[language]?.includes(key))
      .map(([key]) => `${language}: ${key} equals the English text`),
  )
}

/** A list entry that no longer equals the English text, or no longer exists. */
export function staleAllowances(all: Catalogue, allowed: Record<string, string[]>): string[] {
  return Object.entries(allowed).flatMap(([language, keys]) =>
    keys
      .filter((key) => JSON.stringify(all[language]?.[key]) !== JSON.stringify(all[BASE]?.[key]))
      .map((key) => `${language}: ${key} is allowed to equal the English text, but does not`),
  )
}

/** Messages that are equal in every language today, yet say different things that a language may part. */
export type SameByChance = { keys: string[]; because: string }

/** Keys by what they say in all languages together. */
function keysByWords(all: Catalogue): string[][] {
  const found = Map.groupBy(Object.keys(all[BASE] ?? {}), (key) =>
    JSON.stringify(Object.values(all).map((messages) => messages[key])),
  )
  return [...found.values()].map((keys) => keys.toSorted())
}

/** Outside the list, what is equal in every language is one message. */
export function sameInAllLanguages(all: Catalogue, allowed: SameByChance[]): string[] {
  return keysByWords(all)
    .filter((keys) => keys.length > 1 && !allowed.some((one) => keys.every((key) => one.keys.includes(key))))
    .map((keys) => `${keys.join(', ')} say the same in every language: make them one message`)
}

/** A list entry of messages that differ, or no longer exist. */
export function staleSameness(all: Catalogue, allowed: SameByChance[]): string[] {
  const equal = keysByWords(all)
  return allowed
    .filter(({ keys }) => !equal.some((found) => found.join() === keys.toSorted().join()))
    .map(({ keys }) => `${keys.join(', ')} are allowed to say the same, but do not`)
}

/** Each language uses the same placeholders. */
export function differingPlaceholders(all: Catalogue): string[] {
  return translations(all).flatMap(([language, messages]) =>
    Object.entries(messages)
      .filter(([key, value]) => placeholdersOf(value) !== placeholdersOf(all[BASE]?.[key] ?? value))
      .map(
        ([key, value]) =>
          `${language}: ${key} fills in {${placeholdersOf(value)}}, English {${placeholdersOf(all[BASE]?.[key] ?? '')}}`,
      ),
  )
}

/** A key that no source uses. */
export function unusedKeys(all: Catalogue, sources: string[]): string[] {
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)))
  return Object.keys(all[BASE] ?? {})
    .filter((key) => !used.has(key))
    .map((key) => `${key} is used nowhere`)
}

const COUNTED = /\{(count|days|packs)\}/g

/** Outside the list, a text with a count of things has a variant for each plural form. */
export function countsWithoutPlural(all: Catalogue, allowed: string[]): string[] {
  return Object.entries(all).flatMap(([language, messages]) =>
    Object.entries(messages)
      .filter(([key]) => !allowed.includes(key))
      .flatMap(([key, value]) => {
        const declared =
          typeof value === 'string' ? [] : value.flatMap(({ declarations = [] }) => declarations)
        const counted = new Set(
          textsOf(value).flatMap((text) => [...text.matchAll(COUNTED)].map(([, name]) => name)),
        )
        return [...counted]
          .filter((name) => !declared.some((line) => line.endsWith(`= ${name}: plural`)))
          .map((name) => `${language}: ${key} counts {${name}} without plural forms`)
      }),
  )
}

/** A key on the list that has no count, or no longer exists. */
export function staleCounts(all: Catalogue, allowed: string[]): string[] {
  const reported = new Set(countsWithoutPlural(all, []).map((fault) => fault.split(' ')[1]))
  return allowed
    .filter((key) => !reported.has(key))
    .map((key) => `${key} is allowed to have no plural forms, but needs no allowance`)
}

/** What these fill in begins with a digit or a “+”, before which French does not elide. */
const FIGURES = new Set([
  'amount',
  'before',
  'count',
  'date',
  'day',
  'firstDay',
  'from',
  'lastDay',
  'now',
  'percent',
  'phone',
  'to',
  'version',
  'was',
  'when',
])

const ELIDED =
  /(?<![\p{L}’'])(?:au|ce|de|du|je|jusque|la|le|lorsque|me|ne|puisque|que|quoique|se|te) \{(\w+)\}|[’']\{(\w+)\}/giu

/** French elides before a vowel: a name, which may begin with one, must not follow a word such as “de” or “que”. */
export function wordsToElide({ fr = {} }: Catalogue): string[] {
  return Object.entries(fr).flatMap(([key, value]) =>
    textsOf(value)
      .flatMap((text) => [...text.matchAll(ELIDED)])
      .filter(([, after = '']) => !FIGURES.has(after))
      .map(([found]) => `fr: ${key} has “${found}”, which is wrong before or without a vowel`),
  )
}
