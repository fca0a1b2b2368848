import { plainText } from '../../search/plain-text.ts'
import { meaningsOf } from './entry-words.ts'

/** A word as it was typed, and in plain letters without the punctuation around it. */
export type Token = { text: string; plain: string }

const fractions = { '½': '1/2', '¼': '1/4', '¾': '3/4' }
const number = String.raw`\d+(?:[.,/]\d+)?`
const glued = new RegExp(
  `^((?:\\d+[-–])?${number})(x|dd)(${number})?$|^((?:\\d+[-–])?${number})-?([a-zμ%.]+)$`,
)
/** Letters that count days and weeks only when they touch the number: `10d`, `6w`. */
const touching: Record<string, string> = { d: 'days', t: 'tage', w: 'weeks' }
const joined = /([/+&])/

const withoutPunctuation = (word: string): string =>
  plainText(word)
    .replaceAll(/["'„“”«»()[\]]/g, '')
    .replace(/^[,;:.]+(?=.)|[,;:.!]+$/g, '')
    .replace(/^w\/o$/, 'without')
    .replace(/^w\/$/, 'with')

const isNumber = (word: string): boolean => new RegExp(`^${number}(?:x|mal|fois)?$`).test(word)
const isKnown = (word: string): boolean =>
  word === '' || isNumber(word) || meaningsOf(word).length > 0 || meaningsOf(`/ ${word}`).length > 0

/** `2caps` is two words, `b12`, `5-htp` and `q10` are one. */
function split(token: Token): Token[] {
  const parts = token.plain.split(joined)
  const isFraction = /^\d+\/\d+[a-z]*$/.test(token.plain)
  if (parts.length > 1 && token.plain.length > 1 && !isFraction && parts.every(isKnown))
    return parts.filter(Boolean).flatMap((part) => split({ text: part, plain: part }))
  const [, count, by, each, amount, unit] = glued.exec(token.plain) ?? []
  if (count && by) return [count, by, each ?? ''].filter(Boolean).map((part) => ({ text: part, plain: part }))
  if (!amount || !unit) return [token]
  const word = touching[unit] ?? unit.replace(/\.$/, '')
  if (meaningsOf(word).length === 0) return [token]
  return [
    { text: amount, plain: amount },
    { text: word === unit ? unit : word, plain: word },
  ]
}

/** Omega 3D is a name; after other words `3d` is three days. */
const isNamed = (before: Token | undefined, { plain }: Token): boolean =>
  before?.plain === 'omega' && /^\d{1,2}d$/.test(plain)

/** The words of a typed line. */
export const tokensOf = (line: string): Token[] =>
  line
    .replaceAll(/(?<=\d)(?=[½¼¾])/g, ' ')
    .replaceAll(/[½¼¾]/g, (sign) => fractions[sign as keyof typeof fractions])
    .replaceAll('×', 'x')
    .replaceAll(/(^|\s)[ld]['’](?=\p{L})/giu, '$1')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, plain: withoutPunctuation(text) || text }))
    .flatMap((token, at, all) => (isNamed(all[at - 1], token) ? [token] : split(token)))
