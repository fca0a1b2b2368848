import type { Catalogue, MessageValue } from './message-rules.ts'

/** A word that texts in a language do not use, except under some keys. */
export type ForbiddenWord = { language: string; say: string; word: string; except: string[] }

/** A text that a person reads. */
export type ReadText = { language: string; key: string; text: string }

const listOf = (cell = ''): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** The forbidden words of the glossary’s table, whose cells a formatter may pad with spaces. */
export function forbiddenWords(glossary: string): ForbiddenWord[] {
  const rows = glossary.split('\n').filter((line) => /^\|.*\| (en|de|nl|fr) +\|/.test(line))
  return rows.flatMap((row) => {
    const [, , language = '', say = '', never, except] = row.split('|').map((cell) => cell.trim())
    return listOf(never).map((word) => ({ language, say, word, except: listOf(except) }))
  })
}

const patternOf = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}@-])${word.replace('*', '\\p{L}*')}(?![\\p{L}\\p{N}]|\\.\\p{L})`, 'iu')

const withoutPlaceholders = (text: string): string => text.replaceAll(/\{\w+\}/g, '')

/** Texts that use a forbidden word. */
export function forbiddenWordsIn(texts: ReadText[], words: ForbiddenWord[]): string[] {
  return words.flatMap(({ language, say, word, except }) => {
    const pattern = patternOf(word)
    return texts
      .filter((read) => read.language === language && !except.includes(read.key))
      .filter(({ text }) => pattern.test(withoutPlaceholders(text)))
      .map(({ key }) => `${language}: ${key} says “${word}”, the glossary says “${say}”`)
  })
}

/** French sets a no-break space inside its quotation marks and before ? ! ; : and no language has straight quotes. */
export function typographyFaults(texts: ReadText[]): string[] {
  return texts.flatMap(({ language, key, text }) => [
    ...(language === 'fr' &&
    /\s(?<![\u00a0\u202f])[?!;:»]|[^\s?!.…]»|[\p{L})][?!;](?!\w)|«(?![\u00a0\u202f])/u.test(text)
      ? [`fr: ${key} lacks a no-break space`]
      : []),
    ...(/\p{L}'\p{L}|"/u.test(text) ? [`${language}: ${key} has straight quotes`] : []),
  ])
}

const textsOf = (value: MessageValue): string[] =>
  typeof value === 'string' ? [value] : value.flatMap(({ match }) => Object.values(match ?? {}))

/** The texts of the messages. */
export const messageTexts = (all: Catalogue): ReadText[] =>
  Object.entries(all).flatMap(([language, messages]) =>
    Object.entries(messages).flatMap(([key, value]) =>
      textsOf(value).map((text) => ({ language, key, text })),
    ),
  )

const written =
  /(?<key>['"]?[\w.-]+['"]?)(?:: \w+ =|:) \{(?:\s*text: \{)?|(?<language>\b(?:en|de|nl|fr)): (?:'(?<single>(?:\\.|[^'\n])*)'|`(?<multi>[^`]*)`)/g

/** The texts that a source states by language, under the nearest name before them. */
export function sourceTexts(source: string): ReadText[] {
  let key = ''
  return [...source.matchAll(written)].flatMap(({ groups = {} }) => {
    if (groups.key !== undefined) {
      key = groups.key.replaceAll(/['"]/g, '')
      return []
    }
    const text = (groups.single ?? groups.multi ?? '').replaceAll("\\'", "'")
    return [{ language: groups.language ?? '', key, text: text.replaceAll(/\$\{[^}]*\}/g, '') }]
  })
}

/** Every text within a document of objects and lists. */
export function textsWithin(document: unknown): string[] {
  if (typeof document === 'string') return [document]
  if (typeof document !== 'object' || document === null) return []
  return Object.values(document).flatMap(textsWithin)
}

const languages = ['en', 'de', 'nl', 'fr']

/** The texts that a document of data states by language, under the document's name. */
export function textsByLanguage(key: string, document: unknown): ReadText[] {
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, value]: [string, unknown]) =>
    languages.includes(name)
      ? textsWithin(value).map((text) => ({ language: name, key, text }))
      : textsByLanguage(key, value),
  )
}
