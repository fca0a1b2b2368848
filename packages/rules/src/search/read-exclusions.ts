const without =
  /(?<![\p{L}\p{N}])(?:(?:(?:but|aber|jedoch|maar|mais)\s+)?(?:without|excluding|free (?:of|from)|ohne|frei von|kein(?:e[mnrs]?)?|zonder|vrij van|geen|sans|pas(?=\s+d(?:e|u|es|['’]))|no(?![\s-]flush))(?=\s)|-(?=\p{L}))\s*/giu
const together =
  /(?<![\p{L}\p{N}])(\p{L}+)-?\s+(?:and|or|und|oder|en|of|et|ou|&)\s+(\p{L}+?)(?:[\s-]+free|frei(?:e[mnrs]?)?|-?vrije?)(?![\p{L}\p{N}])/giu
const freeOf =
  /(?<![\p{L}\p{N}])(?!flush)([\p{L}\p{N}]+?)(?:[\s-]+free|(?<=(?<![\p{L}\p{N}])(?:gluten|wheat|lactose|dairy|milk|casein|egg|fish|shellfish|soya?|nut|peanut|sesame|celery|mustard|lupin|sulphite|sulfite|sugar|sucrose|fructose|sweetener))free|frei(?:e[mnrs]?)?|-?vrije?)(?![\p{L}\p{N}]|\s+(?:of|from|von|van)(?!\p{L})|[\s-]+(?:form|radical|fatty|amino))/giu
const between =
  /\s*(,|;|\+|&|(?<!\p{L})(?:and|or|nor|und|oder|noch|en|of|et|ou|ni)(?!\p{L}))\s*(?:de |d['’]|du )?/giu
const articles = /^(?:(?:any|the|de la|de|des|du|la|le|les|het|een)\s+|(?:de\s+)?[dl]['’]\s*)/iu
const wanted = /(?<![\p{L}\p{N}])(?:with|mit|met|avec)(?![\p{L}\p{N}])/iu

const MOST_EXCLUSIONS = 10

/** What is said to be absent, with what precedes it: the word for it, a comma or another joint of a list. */
export type Absent = { text: string; after: 'free' | 'without' | ',' | 'and' }

export type Exclusions = { rest: string; excluded: string[] }

/** The parts of a list, the first of them behind a word for absence. */
function partsOf(list: string): Absent[] {
  const [first = '', ...others] = list.split(between)
  const parts: Absent[] = [{ text: first, after: 'without' }]
  for (let at = 0; at < others.length; at += 2)
    parts.push({
      text: others.slice(at + 1, at + 2).join(''),
      after: /[,;]/.test(others.slice(at, at + 1).join('')) ? ',' : 'and',
    })
  return parts
}

/** Splits a query into its wanted text and its exclusions. */
export function readAbsent(query: string): { rest: string; absent: Absent[] } {
  const absent: Absent[] = []
  const open = query.replaceAll(freeOf, (_whole, name: string) => {
    absent.push({ text: name, after: 'free' })
    return ' '
  })
  const [rest = '', ...named] = open.split(without)
  const back: string[] = []
  for (const text of named) {
    const [list = '', ...again] = text.split(wanted)
    absent.push(...partsOf(list))
    back.push(...again)
  }
  return { rest: [rest, ...back].join(' ').trim(), absent }
}

/**
 * A query in which `iron and copper free` says of both that they are free: where both are of one kind. Of `zinc and gluten
 * free` zinc is wanted.
 */
export const freeTogether = (query: string, kindsOf: (name: string) => string[]): string =>
  query.replaceAll(together, (whole, first: string, second: string) => {
    const [kinds, others] = [kindsOf(first), kindsOf(second)]
    const isOne = kinds.length > 0 && !kinds.includes('word') && kinds.join(' ') === others.join(' ')
    return isOne ? `${first}-free ${second}-free` : whole
  })

/** The names of what is to be absent, without their articles. */
export const absentNames = (texts: string[]): string[] =>
  texts
    .map((name) => name.trim().replace(articles, ''))
    .filter((name) => name !== '')
    .slice(0, MOST_EXCLUSIONS)

/**
 * What a query says is to be absent, in the four languages: after `without`, `ohne`, `kein`, `zonder`, `sans`, `pas de` and the like all
 * that follows, until something is wanted again (`with`); `gluten-free`, `glutenfree`, `glutenfreies`, `glutenvrij`;
 * `-gluten`. `Free form` and `no flush` are kinds of a thing.
 */
export function readExclusions(query: string): Exclusions {
  const { rest, absent } = readAbsent(query)
  return { rest, excluded: absentNames(absent.map(({ text }) => text)) }
}
