import type { z } from 'zod'

type Path = readonly PropertyKey[]

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => (held as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** What goes with a fault: the part that is wrong, or around one that is missing what cannot do without it. */
const leftOutWith = (value: unknown, path: Path): Path =>
  partAt(value, path) === undefined ? path.slice(0, -1) : path

const keyOf = (path: Path): string => path.map(String).join('/')

function without(value: unknown, left: ReadonlySet<string>, at: Path = []): unknown {
  const isLeft = (key: PropertyKey) => left.has(keyOf([...at, key]))
  if (Array.isArray(value))
    return value.flatMap((item, index) => (isLeft(index) ? [] : [without(item, left, [...at, index])]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      isLeft(key) ? [] : [[key, without(part, left, [...at, key])]],
    ),
  )
}

/**
 * The same object without the smallest parts that are wrong: a link, a picture, a section, or an item of a list. What
 * is left parses by the schema, unless something is missing that the object itself cannot do without.
 */
export function leaveOutWrong(schema: z.ZodObject, value: unknown): Record<string, unknown> {
  let right = value
  for (;;) {
    if (typeof right !== 'object' || right === null || Array.isArray(right)) return {}
    const issues = schema.safeParse(right).error?.issues ?? []
    const left = issues.map(({ path }) => leftOutWith(right, path)).filter((path) => path.length > 0)
    if (left.length === 0) return right as Record<string, unknown>
    right = without(right, new Set(left.map(keyOf)))
  }
}
