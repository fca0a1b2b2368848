import { plainText } from '../../search/plain-text.ts'
import type { Part } from '../typed-entry/entry-parts.ts'
import { isPhraseWord, meaningsOf } from '../typed-entry/entry-words.ts'
import { readEntry } from '../typed-entry/read-entry.ts'
import { scan } from '../typed-entry/scan.ts'
import { tokensOf } from '../typed-entry/tokens.ts'
import type { TypedEntry } from '../typed-entry/typed-entry.ts'
import { isUnit } from '../typed-entry/unit-word.ts'
import { isAside, isReasonOfDose } from './aside-words.ts'
import { isShortLength, isWhenLabelled } from './dose-labels.ts'
import { beginsHolding, holds } from './holding-words.ts'
import { isHeaderRow, isPhase, ofAll } from './other-lines.ts'

/** What a line says of a dose. `Need`: only when needed. `Unsaid`: what a plan has no words for. */
type Aspect = 'Amount' | 'Time' | 'Food' | 'Rhythm' | 'Need' | 'Length' | 'Unsaid'

/**
 * `Heading`: says when to take what stands below it. `Title`: ends like one, and would name a product. `Name`: product
 * words alone. `Product`: with words of a dose. `Dose`: an amount of no product. `When`: the words of a dose but its
 * amount. `Stray`: words of a dose that say nothing by themselves. `Nothing`: small words. `Header`: what the words
 * below it are called. `Phase`: the weeks that what stands below it is for. `Closing`: a dose of all products.
 */
type Kind =
  | ('Blank' | 'Heading' | 'Title' | 'Header' | 'Phase' | 'Hold' | 'Closing' | 'Aside')
  | ('Name' | 'Product' | 'Dose' | 'When' | 'Stray' | 'Nothing')

/**
 * `mayHead`: also a heading without its colon. `isField`: it had a label, so that it is of the product above it. `asides`: lines below it that say nothing of a dose. `doubt`: words of other
 * lines that may belong to this one, or its own that are not of its dose.
 */
export type Line = {
  text: string
  is: Kind
  says: Aspect[]
  mayHead: boolean
  isField: boolean
  asides: string[]
  doubt?: string
}

const instructions: Kind[] = ['Dose', 'When', 'Stray']
const boundaries: Kind[] = ['Blank', 'Heading', 'Title', 'Header', 'Phase', 'Hold']

type Item = Line & { is: 'Name' | 'Product' }

const aspects: Partial<Record<Part['is'], Aspect[]>> = {
  amount: ['Amount'],
  measure: ['Amount'],
  bare: ['Amount'],
  multiple: ['Amount'],
  perDay: ['Amount', 'Rhythm'],
  frequency: ['Rhythm'],
  aDay: ['Rhythm'],
  oneADay: ['Rhythm'],
  cycle: ['Rhythm'],
  times: ['Time'],
  days: ['Length'],
  open: ['Length'],
  unsaid: ['Unsaid'],
  limit: ['Unsaid'],
  except: ['Unsaid'],
  or: ['Unsaid'],
  not: ['Unsaid'],
}

function aspectsOf(part: Part): Aspect[] {
  if (part.is === 'food') return part.times.length > 0 ? ['Food', 'Time'] : ['Food']
  if (part.is === 'open' && part.duration === 'AsNeeded') return ['Need']
  if (part.is === 'choice') return part.options.some(({ food }) => food) ? ['Food', 'Time'] : ['Time']
  return aspects[part.is] ?? []
}

function saidIn(parts: Part[], entry: TypedEntry): Aspect[] {
  if (entry.is === 'Name') return []
  const said = new Set(parts.flatMap(aspectsOf))
  return said.size > 0 ? [...said] : ['Unsaid']
}

const plainOf = (word: string): string => plainText(word).replaceAll(/[^\p{L}\p{N}]+$/gu, '')

const saysADose = (word: string): boolean =>
  isUnit(word) || meaningsOf(plainOf(word)).some(({ is }) => is !== 'name' && is !== 'strength')

/** A letter of a phrase is of names too. */
const isOfPhrase = (word: string): boolean => word.length > 1 && isPhraseWord(plainOf(word))

/** A number alone, or words of a dose, be they a part of a phrase: `capsules at bedtime`, `week`, `other day`; they name no product. */
function isStray(query: string, says: Aspect[]): boolean {
  if (meaningsOf(plainText(query)).some(({ is }) => is === 'name')) return false
  if (/^\d+$/.test(query) || isShortLength(query)) return true
  const words = query.split(/\s+/)
  const mayBeOfPhrase = words.length > 1 && !says.includes('Amount')
  return words.every(saysADose) || (mayBeOfPhrase && words.every(isOfPhrase))
}

function kindOf(text: string, entry: TypedEntry, says: Aspect[]): Kind {
  const isHeading = text.endsWith(':')
  if (entry.query === '') {
    if (entry.is === 'Name') return 'Nothing'
    if (isHeading) return 'Heading'
    return says.includes('Amount') ? 'Dose' : 'When'
  }
  if (isHeading && !says.includes('Amount')) return 'Title'
  if (isStray(entry.query, says)) return 'Stray'
  return entry.is === 'Name' ? 'Name' : 'Product'
}

const isOfHeading = (aspect: Aspect): boolean => aspect === 'Time' || aspect === 'Food'

/** A line that says nothing of a dose. */
const apart = (text: string, is: Kind): Line => ({
  ...{ text, is, says: [], asides: [] },
  ...{ mayHead: false, isField: false },
})

/** A line of a list by itself. */
export function readLine(text: string): Line {
  if (text === '') return apart(text, 'Blank')
  if (isHeaderRow(text)) return apart(text, 'Header')
  if (isPhase(text)) return apart(text, 'Phase')
  if (isAside(text)) return apart(text, 'Aside')
  const entry = readEntry(text)
  const says = saidIn(scan(tokensOf(text)), entry)
  const is = kindOf(text, entry, says)
  const mayHead = is === 'When' && !text.startsWith('(') && says.every(isOfHeading)
  const line = { text, is, says, mayHead, isField: false, asides: [] }
  if (isReasonOfDose(text) || isWhenLabelled(text)) return { ...line, is: 'Stray' }
  if (isHolding(line, entry)) return apart(text, 'Hold')
  return isItem(line) ? (closingOf(line) ?? heldItem(line)) : line
}

/** A line as it is read without its label. */
export const readCleaned = ({ text, isField }: { text: string; isField: boolean }): Line => {
  const line = readLine(text)
  return isField && isInstruction(line) ? { ...line, isField, mayHead: false } : line
}

/** Whether a line says that something is not taken, only at times or later, in words that name no product. */
function isHolding({ text, is, says }: Line, entry: TypedEntry): boolean {
  if (is === 'Heading') return entry.is === 'NotSaid' && holds(text)
  const saysNoMore = says.every((said) => said === 'Unsaid')
  const saysNoDose = (is === 'When' || is === 'Stray') && saysNoMore
  return (text.endsWith(':') && holds(text)) || (saysNoDose && beginsHolding(text))
}

/** The same where it begins the line: of a product with a number, else of what is beside the line. */
const heldItem = (line: Line): Line => {
  const { text } = line
  if (!beginsHolding(text)) return line
  return /\d/.test(text) ? { ...line, doubt: text } : apart(text, 'Hold')
}

/** A line that would name a product, as one that is of all products; null where it is not. */
function closingOf({ text }: Line): Line | null {
  const said = ofAll(text)
  if (said === null) return null
  const { is, says } = readLine(said)
  return [...instructions, 'Nothing'].includes(is) ? { ...apart(text, 'Closing'), says } : null
}

/** Two lines as one. */
export const withLine = (line: Line, next: Line): Line => ({
  text: `${line.text} ${next.text}`,
  is: next.is === 'When' && line.is === 'When' ? 'When' : 'Product',
  says: [...new Set([...line.says, ...next.says])],
  mayHead: line.mayHead || next.mayHead,
  isField: line.isField && next.isField,
  asides: [...line.asides, ...next.asides],
})

export const withoutColon = (heading: string): string => heading.replace(/\s*:$/, '')

/** A line beside words that may belong to it, unless it is in doubt of others. */
export const withDoubt = (line: Line, doubt: string | undefined): Line =>
  doubt === undefined ? line : { doubt: withoutColon(doubt), ...line }

/** Whether two lines say something of the same kind. */
export const saysLike = (line: Line, other: Line): boolean =>
  other.says.some((each) => line.says.includes(each))

/** Whether a line says all that another one does. */
export const saysAll = (line: Line, other: Line): boolean =>
  other.says.every((each) => line.says.includes(each))

/** Whether it is how often something is taken. */
export const isHowOften = (aspect: Aspect): boolean => aspect === 'Rhythm' || aspect === 'Need'

/** Whether a line names a product. */
export const isItem = (line: Line | undefined): line is Item => line?.is === 'Name' || line?.is === 'Product'

/** Whether a line says something of a dose, and no product. */
export const isInstruction = (line: Line | undefined): boolean =>
  line !== undefined && instructions.includes(line.is)

/** Whether what stands above a line says nothing of what stands below it. */
export const isBoundary = ({ is }: Line): boolean => boundaries.includes(is)
