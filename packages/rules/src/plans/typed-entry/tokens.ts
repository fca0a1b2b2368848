import { foldUmlauts, plainText } from '../../search/plain-text.ts'
import { isPhraseWord, type Meaning, meaningsOf } from './entry-words.ts'
import { LONE_SIGN, loneSignOf, withLoneSigns } from './lone-signs.ts'
import { withPlainFractions } from './typed-amount.ts'

/** A word as it was typed, and in plain letters without the punctuation around it. */
export type Token = { text: string; plain: string }

const number = String.raw`(?:(?:\d+\+)?\d+/\d+|\d*[.,]?\d+)`
const glued = new RegExp(
  `^((?:${number}[-–])?${number})(x|dd)(${number})?$|^((?:${number}[-–])?${number})-?([a-zμ%.]+)$`,
)
/** What looks like a number before a word: `1.1/2tab`, `~2caps`. */
const gluedToNone = /^([^\p{L}]*\d[^\p{L}]*?)-?([a-z]+)\.?$/u
/** Letters that count days and weeks only when they touch the number: `10d`, `6w`. */
const touching: Record<string, string> = { d: 'days', t: 'tage', w: 'weeks', j: 'jours' }
/** Beside no letter they are of a number, or of what looks like one. */
const joined = /((?<=\p{L}\.?)[/+&]|[/+&](?=\p{L}))/u

const marks = String.raw`"'„“”«»()[\]`
/** Brackets and quotes, but those within a number, or what looks like one. */
const enclosing = new RegExp(
  String.raw`(?<![\d.,/+^–${marks}-])[${marks}]+|[${marks}]+(?![${marks}]|[.,/+^–-]*\d)`,
  'g',
)

/** Shorter words are others: `toe`, `due`. */
const longWord = /\p{L}{4,}/gu

/** `Fruehstueck` as `Frühstück`, where only that is a word of a dose; no word ends in such a letter, as in `continue`. */
const withUmlauts = (line: string): string =>
  line.replaceAll(longWord, (word) => {
    const plain = plainText(word)
    const isSpelledOut = !isPhraseWord(plain) && isPhraseWord(foldUmlauts(plain))
    return isSpelledOut ? word.replaceAll(/([aou])e(?!$)/gi, '$1\u0308').normalize('NFC') : word
  })

/** A dash that a word ends in parts it from the next one, as in `every- 2 days`; `ein-` and `one-` lead to a number. */
function withoutDash(word: string): string {
  const bare = word.replace(/(?<=\p{L})[-–—·]+$/u, '')
  return isKind(bare, 'number', 'fraction', 'vague') ? word : bare
}

/** `cap(s)` is one word, and `1(1/2)` never 11/2. */
const withoutPunctuation = (word: string): string =>
  plainText(word)
    .replaceAll(enclosing, '')
    .replace(/^[,;:.]*[;:](?=.)|^[,.]+(?=[^,.\d])|[,;:.!]+$/g, '')
    .replace(/^w\/o$/, 'without')
    .replace(/^w\/$/, 'with')

function tokenOf(typed: string): Token {
  const sign = loneSignOf(typed)
  if (sign !== null) return { text: sign, plain: LONE_SIGN }
  return { text: typed, plain: withoutDash(withoutPunctuation(withPlainFractions(typed))) || typed }
}

const isNumber = (word: string): boolean => new RegExp(`^${number}(?:x|mal|fois)?$`).test(word)
const isUnit = (word: string): boolean =>
  meaningsOf(word.replace(/\.$/, '')).some(({ is }) => is === 'format' || is === 'measure')
const isCounted = (word: string): boolean => isUnit(glued.exec(word)?.[5] ?? '')
const isKnown = (word: string): boolean =>
  word === '' ||
  isNumber(word) ||
  looksLikeNumber(word) ||
  isCounted(word) ||
  meaningsOf(withoutPoint(word)).length > 0 ||
  meaningsOf(`/ ${withoutPoint(word)}`).length > 0

/** Digits without a letter that would make a name of them; `x` and `dd` only multiply. */
export const looksLikeNumber = (plain: string): boolean => /^(?=.*\p{N})(?:\P{L}|x|dd)+$/u.test(plain)

/** What begins as `/2` or `+2` is no list, and nothing without a letter is. */
const isSigned = (plain: string): boolean => looksLikeNumber(plain) || /^[/+&]\P{L}*\d/u.test(plain)

const withoutPoint = (word: string): string => word.replace(/(?<=\p{L})\.$/u, '')

const asTokens = (parts: string[]): Token[] =>
  parts.map((part) => ({ text: part, plain: withoutPoint(part) }))

/** `2caps` is two words, `b12`, `5-htp` and `q10` are one. */
function split(token: Token): Token[] {
  const parts = token.plain.split(joined)
  if (parts.length > 1 && token.plain.length > 1 && !isSigned(token.plain) && parts.every(isKnown))
    return asTokens(parts.filter(Boolean)).flatMap(split)
  const [, count, by, each, amount, unit] = glued.exec(token.plain) ?? []
  if (count && by) return asTokens([count, by, each ?? ''].filter(Boolean))
  if (!amount || !unit) return splitNumberless(token)
  const word = touching[unit] ?? unit.replace(/\.$/, '')
  if (meaningsOf(word).every(({ is }) => is === 'filler')) return splitNumberless(token)
  return [
    { text: amount, plain: amount },
    { text: unit, plain: word },
  ]
}

function splitNumberless(token: Token): Token[] {
  const [, none, unit] = gluedToNone.exec(token.plain) ?? []
  if (none && unit && isUnit(unit)) return asTokens([none, unit])
  return splitHyphens(token) ?? splitCompound(token) ?? [token]
}

const kindsOfAmount: Meaning['is'][] = ['number', 'fraction', 'format', 'vague']
const SMALL_WORD = /^(?:and|und|en|et|a|of|de|d|van|von)$/
const isKind = (word: string, ...kinds: Meaning['is'][]): boolean =>
  meaningsOf(word).some(({ is }) => kinds.includes(is))

/** `demi-comprimé`, `one-and-a-half`, `demi-heure`: words of an amount that hyphens join. */
function splitHyphens({ text, plain }: Token): Token[] | null {
  const parts = plain.split('-')
  const isOfAmount = (part: string) =>
    isNumber(part) || SMALL_WORD.test(part) || isKind(part, ...kindsOfAmount, 'span', 'clock')
  const [first = ''] = parts
  const isAmount =
    parts.length > 1 &&
    parts.every(isOfAmount) &&
    (parts.some((part) => isKind(part, 'fraction')) ||
      (isKind(first, 'number') && parts.every((part) => isKind(part, 'number', 'format'))))
  if (!isAmount) return null
  return text.split('-').map(tokenOf)
}

/** `Vierteltablette`, `twocaps`: a part of one, or so many, and what is counted. */
function splitCompound({ plain }: Token): Token[] | null {
  for (let at = 3; at < plain.length - 2; at++) {
    const [count, unit] = [plain.slice(0, at), plain.slice(at)]
    if (isKind(count, 'fraction', 'number') && isKind(unit, 'format')) return asTokens([count, unit])
  }
  return null
}

const NAMED_UNIT = /^(\p{L}[\p{L}-]+?)-?(kapseln?|capsules?|tablet(?:te)?n?|tabletten)[,;.]*$/iu

const isCount = ({ text, plain }: Token): boolean => /^\d{1,2}$/.test(text) || isKind(plain, 'number')

/** Words that nobody knows may be of a name, unless they begin as a number that was mistyped does: `zwein`. */
const mayBeName = (word: string): boolean =>
  meaningsOf(word).length === 0 &&
  !Array.from(word).some((_, at) => at > 1 && isKind(word.slice(0, at + 1), 'number'))

/**
 * `2 Magnesiumkapseln` at the beginning of a line: two capsules of magnesium. Elsewhere the number may be of a name (`Omega 3
 * Fischölkapseln`). What stands before the unit is left as a word that has to be of the product.
 */
function withNamedUnit(tokens: Token[]): Token[] {
  const [number, named, ...others] = tokens
  if (!number || !named || !isCount(number) || meaningsOf(named.plain).length > 0) return tokens
  const [, name, unit] = NAMED_UNIT.exec(named.text) ?? []
  return name && unit && mayBeName(plainText(name))
    ? [number, tokenOf(unit), tokenOf(name), ...others]
    : tokens
}

/** `2dd210 dagen`: two for ten days without a blank, or a length; `1x1 Woche`: one each week, or for one. */
const isRunOn = ({ plain }: Token, after: Token | undefined): boolean =>
  /^\P{L}*(?:x|dd)\d+$/u.test(plain) && isKind(after?.plain ?? '', 'span')

/** Omega 3D is a name; after other words `3d` is three days. */
const isNamed = (before: Token | undefined, { plain }: Token): boolean =>
  before?.plain === 'omega' && /^\d{1,2}d$/.test(plain)

/** `1 - 0 - 1`. */
const spacedScheme = /(?<!\S)(?:[\d½][\d.,/½]*\s+[-–]\s+){2,3}[\d½][\d.,/½]*(?!\S)/g

/** Words of French lines alone: in German and Dutch ones `12 J` is twelve years. */
const FRENCH =
  /(?<![\p{L}\p{N}])(?:g[ée]lules?|gél|comprim[ée]s?|cp|gouttes?|gommes?|cuill[èe]res?|mesures?|matin|midi|soir|coucher|repas|jeun|pendant|pdt|durant|jours?|semaines?|mois|dur[ée]e|fois|cure de|tous les)(?![\p{L}\p{N}])/iu
/** `30 j` is told in the singular, of which a few may be so many a day; not `5 j / 7`. */
const DAYS_APART = /(?<![^\s(])(\d+(?:[-–]\d+)?) j(?=[\s,;.)]|$)(?!\s?\/)/gi

const withFrenchDays = (line: string): string =>
  FRENCH.test(line) ? line.replaceAll(DAYS_APART, '$1 jour') : line

/** The words of a typed line. */
export const tokensOf = (line: string): Token[] =>
  withNamedUnit(wordsOf(line)).flatMap((token, at, all) =>
    isNamed(all[at - 1], token) || isRunOn(token, all[at + 1]) ? [token] : split(token),
  )

const wordsOf = (line: string): Token[] =>
  withLoneSigns(withFrenchDays(withUmlauts(line)).replaceAll('×', 'x'))
    .replaceAll(/(?<=\d)[\u2044\u2215](?=\d)/g, '/')
    .replaceAll(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<!\S)(\d) x (\d)(?=\s+\p{L})/gu, '$1x$2')
    .replaceAll(spacedScheme, (scheme) => scheme.replaceAll(/\s/g, ''))
    .replaceAll(/(?<!\S)(\d)\s?j\s?\/\s?7(?!\S)/gi, '$1 jours sur 7')
    .replaceAll(/(^|\s)[ld]['’](?=[\p{L}\p{N}])/giu, '$1')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(tokenOf)
