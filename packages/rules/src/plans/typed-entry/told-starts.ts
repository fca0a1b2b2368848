import type { Read } from './entry-parts.ts'
import { textOf } from './find-phrase.ts'
import type { Token } from './tokens.ts'

/** Weeks, months and days, and the stages of a plan, in plain letters. */
export const STRETCH =
  '(?:weeks?|wks?|months?|days?|wochen?|kw|monate?|tage?|week|weken|maand(?:en)?|dag(?:en)?|semaines?|mois|jours?|phase|fase)'
/** `third`, `3.` and `3e`: which of them is meant. */
export const ORDINAL =
  '(?:first|second|third|fourth|next|last|erste[rn]?|zweite[rn]?|dritte[rn]?|vierte[rn]?|letzte[rn]?|eerste|tweede|derde|vierde|laatste|premiere?|deuxieme|seconde?|troisieme|quatrieme|derniere?|\\d+(?:\\.|st|nd|rd|th|er|re|e|de|ste|eme))'
export const NUMBER =
  '(?:\\d+\\+?|one|two|three|four|eins|zwei|drei|vier|een|twee|drie|un|une|deux|trois|quatre|i{1,3}|iv|[ab])'
const TO = '(?:[-–]|to|and|bis|und|tot(?: en met)?|t/m|en|a|et)'

const BEGINNING = [
  '(?:start(?:s|ing)?|begin(?:s|ning)?|add(?:ed)?|introduced?)(?: (?:in|from|on|at|with))?',
  '(?:start(?:en)?|beginn(?:en|end)?|hinzufugen)(?: (?:ab|in|im|mit|am))?',
  '(?:start(?:en)?|begin(?:nen)?|toevoegen)(?: (?:in|vanaf|met|op))?',
  '(?:commencer|debut(?:er)?|ajouter)(?: (?:a|au|en|a partir (?:de|du)))?',
].join('|')
const FROM = `from|since|after|as (?:of|from)|ab|seit|nach|von|vanaf|na|sinds|a partir (?:de|du)|des|depuis|apres|${BEGINNING}`
const ARTICLE = '(?:the|der|dem|den|die|de|het|la|le)'
const ONWARDS = '(?:onwards?|on|and on|an|en verder|verder|et suivante?s?)'
const ALSO =
  '(?:additionally|in addition|also|extra|add|zusatzlich|dazu|ausserdem|auch|daarnaast|ook|erbij|toevoegen|en plus|aussi|egalement|ajouter)'
const STAGE = `(?:${STRETCH} ?${NUMBER}(?: ?${TO} ?(?:${STRETCH} )?${NUMBER})?|${ORDINAL} ${STRETCH})`
/** A length after such a word is told elsewhere (`told-lengths.ts`), but not what comes in addition then. */
const START = new RegExp(
  `^(?:${FROM})(?: ${ARTICLE})? (?:${STAGE}(?: ${ONWARDS})?(?: :)?(?: ${ALSO})?|${NUMBER} ${STRETCH}n?(?: :)? ${ALSO})$`,
)
const LONGEST = 12

/** What says of a product, before a colon alone, that it comes in addition or later: `Start: Zink`. */
const LABEL = new RegExp(`^(?:${BEGINNING}|${ALSO})$`)
const LONGEST_LABEL = 3

const ORDINAL_DIGITS = /^\d{1,2}\.$/

const plainOf = (tokens: Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text, plain }) => (ORDINAL_DIGITS.test(text) ? text : plain))
    .join(' ')

const lengths = (tokens: Token[], from: number, most: number): number[] =>
  Array.from({ length: Math.max(Math.min(most, tokens.length - from), 0) }, (_, at) => from + at + 1)

/** The end of a label at the beginning of a line that other words follow; its colon may stand apart. */
const labelEnd = (tokens: Token[]): number | undefined =>
  lengths(tokens, 0, Math.min(LONGEST_LABEL, tokens.length - 1)).find(
    (to) =>
      tokens.slice(to - 1, to).some(({ text }) => text.endsWith(':')) &&
      LABEL.test(plainOf(tokens, 0, to).replace(/ :$/, '')),
  )

/**
 * When something begins that a plan has no words for: `from week 3`, `ab der 3. Woche: zusätzlich`, `Start:`. It is told
 * as a whole, so that none of its words is searched as the product's.
 */
export function readStart(tokens: Token[], from: number): Read | null {
  const next =
    lengths(tokens, from, LONGEST).findLast((to) => START.test(plainOf(tokens, from, to))) ??
    (from === 0 ? labelEnd(tokens) : undefined)
  return next === undefined ? null : { parts: [{ is: 'unsaid', text: textOf(tokens, from, next) }], next }
}
