import type { Contract, Shape } from './contract-of.ts'

type Components = Contract['components']
/** The call or component a difference belongs to, and the place within it. */
export type Place = { subject: string; path: string }
export type Versions<T> = { was: T; is: T }
export type Comparison = {
  side: 'takes' | 'answers'
  components: Versions<Components>
  /** Components already compared for this call. */
  seen: Set<string>
  tell: (place: Place, text: string, isBreaking: boolean) => void
}

const isObject = ({ type, properties }: Shape): boolean => type === 'object' || properties !== undefined

/** A shape as its alternatives, each of one type and without references. */
function alternativesOf(shape: Shape, components: Components): Shape[] {
  if (shape.$ref) return alternativesOf(components[shape.$ref] ?? {}, components)
  if (shape.anyOf) return shape.anyOf.flatMap((one) => alternativesOf(one, components))
  return Array.isArray(shape.type) ? shape.type.map((type) => ({ ...shape, type })) : [shape]
}

const ANYTHING = 'anything'

/** A readable description of the allowed values: types, or the values if enumerated. */
function wordsOf(shape: Shape): string[] {
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value))
  if ('const' in shape) return [JSON.stringify(shape.const)]
  return [isObject(shape) ? 'object' : String(shape.type ?? ANYTHING)]
}

const isType = (word: string): boolean => /^(string|number|integer|boolean|array|object|anything)$/.test(word)

function isWithin(word: string, words: string[]): boolean {
  if (words.includes(word) || words.includes(ANYTHING)) return true
  if (word === 'integer') return words.includes('number')
  return !isType(word) && words.includes(typeof JSON.parse(word))
}

function compareWords({ was, is }: Versions<Shape[]>, place: Place, { side, tell }: Comparison): void {
  const [before, now] = [was.flatMap(wordsOf), is.flatMap(wordsOf)]
  const lost = before.filter((word) => !isWithin(word, now))
  const gained = now.filter((word) => !isWithin(word, before))
  if (side === 'takes') {
    if (lost.length > 0) tell(place, `no longer takes ${lost.join(', ')}`, true)
    if (gained.length > 0) tell(place, `takes ${gained.join(', ')} too`, false)
    return
  }
  // An enumeration may grow in responses; a value of another type is unexpected for every client.
  const isListed = before.some((word) => !isType(word) && word !== 'null')
  const isGrowth = (word: string) => isListed && !isType(word) && word !== 'null'
  for (const word of gained) tell(place, `may now be ${word}`, !isGrowth(word))
  if (lost.length > 0) tell(place, `is never ${lost.join(', ')} any more`, false)
}

/** A part of a request or response, possibly missing in either version. */
export type Part = Versions<Shape | undefined> & { wasRequired: boolean; isRequired: boolean }

const words = {
  takes: { gone: 'is no longer taken', required: 'must now be sent', optional: 'may now be left out' },
  answers: {
    gone: 'is no longer answered',
    required: 'is now always answered',
    optional: 'may now be missing',
  },
}

function tellNew(isRequired: boolean, place: Place, { side, tell }: Comparison): void {
  if (side === 'answers') tell(place, 'is answered too', false)
  else tell(place, isRequired ? words.takes.required : 'may now be sent', isRequired)
}

/** Senders break when something becomes required, readers when something becomes optional. */
export function comparePart(part: Part, place: Place, comparison: Comparison): void {
  const { was, is, wasRequired, isRequired } = part
  const { side, tell } = comparison
  if (was && is) {
    const text = isRequired ? words[side].required : words[side].optional
    if (wasRequired !== isRequired) tell(place, text, isRequired === (side === 'takes'))
    compareShapes({ was, is }, place, comparison)
  } else if (was) tell(place, words[side].gone, true)
  else tellNew(isRequired, place, comparison)
}

const inside = ({ subject, path }: Place, part: string): Place => ({
  subject,
  path: path === '' ? part.replace(/^\./, '') : path + part,
})

function compareObjects({ was, is }: Versions<Shape>, place: Place, comparison: Comparison): void {
  const names = new Set([...Object.keys(was.properties ?? {}), ...Object.keys(is.properties ?? {})])
  for (const name of names) {
    const part = {
      was: was.properties?.[name],
      is: is.properties?.[name],
      wasRequired: was.required?.includes(name) ?? false,
      isRequired: is.required?.includes(name) ?? false,
    }
    comparePart(part, inside(place, `.${name}`), comparison)
  }
  const others = { was: was.additionalProperties, is: is.additionalProperties }
  if (others.was || others.is)
    comparePart({ ...others, wasRequired: false, isRequired: false }, inside(place, '.*'), comparison)
}

/** The discriminator of several object types: the property with a single value, as in `status: "OK"`. */
function markOf({ properties = {} }: Shape, position: number): string {
  for (const [name, shape] of Object.entries(properties)) {
    const [word, ...more] = wordsOf(shape)
    if (word && more.length === 0 && !isType(word)) return `${name}=${word}`
  }
  return `form ${position + 1}`
}

const byMark = (shapes: Shape[]): Map<string, Shape> =>
  new Map(shapes.map((shape, position) => [markOf(shape, position), shape]))

/** For a choice of objects, compares each with the one having the same discriminator. */
function compareForms({ was, is }: Versions<Shape[]>, place: Place, comparison: Comparison): void {
  const forms = { was: byMark(was), is: byMark(is) }
  const isTaken = comparison.side === 'takes'
  for (const [mark, form] of forms.was) {
    const same = forms.is.get(mark)
    if (same) compareObjects({ was: form, is: same }, inside(place, `(${mark})`), comparison)
    else comparison.tell(place, `no longer ${isTaken ? 'takes' : 'has'} the form ${mark}`, isTaken)
  }
  for (const mark of forms.is.keys())
    if (!forms.was.has(mark)) comparison.tell(place, `has a new form ${mark}`, false)
}

/** An object added to or removed from the alternatives is a difference of types, reported by description. */
function compareAllObjects(all: Versions<Shape[]>, place: Place, comparison: Comparison): void {
  const objects = { was: all.was.filter(isObject), is: all.is.filter(isObject) }
  const [was, is] = [objects.was[0], objects.is[0]]
  if (!was || !is) return
  if (objects.was.length === 1 && objects.is.length === 1) compareObjects({ was, is }, place, comparison)
  else compareForms(objects, place, comparison)
}

/** Reports how a shape differs from before, for senders or readers. */
function compareShapes({ was, is }: Versions<Shape>, place: Place, comparison: Comparison): void {
  const { components, seen } = comparison
  const name = was.$ref && was.$ref === is.$ref ? was.$ref : undefined
  if (name && seen.has(name)) return
  if (name) seen.add(name)
  const at = name ? { subject: name, path: '' } : place
  const alternatives = {
    was: alternativesOf(was, components.was),
    is: alternativesOf(is, components.is),
  }
  compareWords(alternatives, at, comparison)
  compareAllObjects(alternatives, at, comparison)
  const [items, itemsNow] = [alternatives.was, alternatives.is].map(
    (all) => all.find(({ items: each }) => each)?.items,
  )
  if (items && itemsNow) compareShapes({ was: items, is: itemsNow }, inside(at, '[]'), comparison)
}
