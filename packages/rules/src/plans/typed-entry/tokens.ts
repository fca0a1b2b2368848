import { plainText } from '../../search/plain-text.ts'
import { meaningsOf } from './entry-words.ts'

/** A word as it was typed, and in plain letters without the punctuation around it. */
export type Token = { text: string; plain: string }

const fractions = {
  '½': { alone: '1/2', touching: '.5' },
  '¼': { alone: '1/4', touching: '.25' },
  '¾': { alone: '3/4', touching: '.75' },
}
/** Other signs between the two numbers of a fraction. */
const SLASHES = /[\u2044\u2215\uFF0F]/g
/** Signs that are written for a minus. */
const MINUSES = /[\u2212\uFE63\uFF0D]/g
const number = String.raw`\d+(?:[.,/]\d+)?`
const glued = new RegExp(
  `^((?:\\d+[-–])?${number})(x|dd)(${number})?$|^((?:\\d+[-–])?${number})-?([a-zμ%.]+)$`,
)
/** A number or none, and what touches it: `1.5.5tabs`, `-1tablet`. */
const numeric = /^([-–+.,/\d]*\d[-–+.,/\d]*)([a-z]+)\.?$/
/** A part of a unit, and the unit in one word: `demi-comprimé`, `Vierteltablette`. */
const partOfUnit =
  /^(demie?|quart|halb|halbe|half|halve|viertel|kwart|quarter|dreiviertel|driekwart)-?([a-z]{3,})$/
/** Letters that count days and weeks only when they touch the number: `10d`, `6w`. */
const touching: Record<string, string> = { d: 'days', t: 'tage', w: 'weeks' }
const joined = /([/+&])/

const withoutPunctuation = (word: string): string =>
  plainText(word)
    .replaceAll(/["'„“”«»()[\]]/g, '')
    .replace(/^\.(?=\d)/, '0.')
    .replace(/^(?:[;:]|[.,](?!\d))+(?=.)|[,;:.!]+$/g, '')
    .replace(/^w\/o$/, 'without')
    .replace(/^w\/$/, 'with')

const isNumber = (word: string): boolean => new RegExp(`^${number}(?:x|mal|fois)?$`).test(word)
const isKnown = (word: string): boolean =>
  word === '' || isNumber(word) || meaningsOf(word).length > 0 || meaningsOf(`/ ${word}`).length > 0

/** `2caps` is two words, `b12`, `5-htp` and `q10` are one. */
function split(token: Token): Token[] {
  const parts = token.plain.split(joined)
  const isNumeric = /^[-–.,/\d]+[a-z]*$/.test(token.plain)
  if (parts.length > 1 && token.plain.length > 1 && !isNumeric && parts.every(isKnown))
    return parts.filter(Boolean).flatMap((part) => split({ text: part, plain: part }))
  const [, count, by, each, amount, unit] = glued.exec(token.plain) ?? []
  if (count && by) return [count, by, each ?? ''].filter(Boolean).map((part) => ({ text: part, plain: part }))
  if (!amount || !unit) return splitUnit(token)
  const word = touching[unit] ?? unit.replace(/\.$/, '')
  if (meaningsOf(word).length === 0) return splitUnit(token)
  return [
    { text: amount, plain: amount },
    { text: word === unit ? unit : word, plain: word },
  ]
}

const countsUnits = (word: string): boolean => meaningsOf(word).some(({ is }) => is === 'format')

/** A unit that touches what says how much of it. */
function splitUnit(token: Token): Token[] {
  const [, part, unit] = numeric.exec(token.plain) ?? partOfUnit.exec(token.plain) ?? []
  if (!part || !unit || !countsUnits(unit)) return [token]
  return [part.replace(/[.,]+$/, ''), unit].map((plain) => ({ text: plain, plain }))
}

/** Omega 3D is a name; after other words `3d` is three days. */
const isNamed = (before: Token | undefined, { plain }: Token): boolean =>
  before?.plain === 'omega' && /^\d{1,2}d$/.test(plain)

/** `1½` is 1.5. A sign before more digits makes no number: `½0` stays as odd as it is. */
const asFractions = (text: string): string =>
  text.replaceAll(/(\d*)([½¼¾])(?=(.?))/g, (_, whole: string, sign: string, next: string) => {
    const { alone, touching } = fractions[sign as keyof typeof fractions]
    if (/[\d½¼¾]/.test(next)) return `${whole}${alone}/`
    return whole === '' ? alone : `${whole}${touching}`
  })

/** The words of a typed line. */
export const tokensOf = (line: string): Token[] =>
  line
    .replaceAll(SLASHES, '/')
    .replaceAll(MINUSES, '-')
    .replaceAll('×', 'x')
    .replaceAll(/(^|\s)[ld]['’](?=\p{L})/giu, '$1')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, plain: withoutPunctuation(asFractions(text)) || text }))
    .flatMap((token, at, all) => (isNamed(all[at - 1], token) ? [token] : split(token)))
