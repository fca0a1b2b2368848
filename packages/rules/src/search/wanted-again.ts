import { type ConceptPart, type ConceptTable, kindOf } from './concepts.ts'
import type { Absent } from './read-exclusions.ts'

type Reading = {
  /** The parts that a text is understood as. */
  read: (text: string) => ConceptPart[]
  table: ConceptTable
}

/** Soy protein is of soy: both words name what is to be absent. */
const oneName = /^(?:milk|soy|fish) (?:protein|collagen)$/

const isSame = (parts: ConceptPart[], others: ConceptPart[]): boolean =>
  parts.length === others.length &&
  parts.every(({ concept, words }, at) => {
    const other = others[at]
    return concept === other?.concept && words.join(' ') === other.words.join(' ')
  })

/** Whether what follows `head` begins something else, and names what is asked for. */
function isWanted(head: ConceptPart[], tail: ConceptPart[], table: ConceptTable): boolean {
  const [first] = tail
  if (!first || oneName.test(`${head.at(-1)?.concept} ${first.concept}`)) return false
  const kinds = tail.map((part) => kindOf(part, table))
  return /^(?:active|side)$/.test(kinds.slice(0, 1).join('')) && kinds.includes('active')
}

/** Where in a text the known name that it begins with ends and what is wanted begins; null where all of it is absent. */
function parted(text: string, { read, table }: Reading): { absent: string; wanted: string } | null {
  const words = text.trim().split(/\s+/)
  const whole = read(text)
  for (let at = 1; at < words.length; at++) {
    const [absent, wanted] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const [head, tail] = [read(absent), read(wanted)]
    if (isSame([...head, ...tail], whole) && isWanted(head, tail, table)) return { absent, wanted }
  }
  return null
}

type Sorted = { absent: string[]; wanted: string[]; isBack: boolean; isAdditive: boolean }

/** An active continues the list of what is wanted, or starts it after a comma. */
const goesBack = ({ isBack, isAdditive }: Sorted, after: Absent['after'], isFree: boolean): boolean =>
  isBack || (after === ',' && (isFree || isAdditive))

function sort(sorted: Sorted, { text, after }: Absent, isFree: boolean, reading: Reading): Sorted {
  const { absent, wanted } = sorted
  const [first = { concept: null }] = reading.read(text)
  const kind = kindOf(first, reading.table)
  if (kind === 'active' && goesBack(sorted, after, isFree))
    return { ...sorted, wanted: [...wanted, text], isBack: true }
  const isAdditive = kind === 'additive'
  const parts = kind !== 'word' && (isFree || isAdditive) ? parted(text, reading) : null
  if (parts === null) return { ...sorted, absent: [...absent, text], isAdditive }
  return {
    absent: [...absent, parts.absent],
    wanted: [...wanted, parts.wanted],
    isBack: true,
    isAdditive,
  }
}

/**
 * What follows a word for absence and is wanted all the same: `without gelatin vitamin c` asks for vitamin C. A
 * known name ends where an active begins; in a list an active behind a comma is wanted, and so are those that follow it.
 * Where something is asked for already, that holds behind additives alone: `multivitamin without iron, copper` is to have
 * neither. What begins with an unknown name is absent as a whole.
 */
export function wantedAgain(
  texts: Absent[],
  isAsked: boolean,
  reading: Reading,
): { absent: string[]; wanted: string[] } {
  let sorted: Sorted = { absent: [], wanted: [], isBack: false, isAdditive: false }
  for (const one of texts) {
    const isListed = one.after === ',' || one.after === 'and'
    const isFree = !isAsked && sorted.wanted.length === 0
    sorted = sort(isListed ? sorted : { ...sorted, isBack: false }, one, isFree, reading)
  }
  return { absent: sorted.absent, wanted: sorted.wanted }
}
