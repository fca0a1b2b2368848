import { readData } from '#kernel/data-file'
import type { Nutrient } from '../nrv-percent.ts'

let kept: ReadonlyMap<string, Nutrient> | undefined

/** The shipped nutrients with their reference values, by key. */
export function nutrients(): ReadonlyMap<string, Nutrient> {
  kept ??= new Map(
    readData<{ nutrients: Nutrient[] }>('nutrition/nutrients.json').nutrients.map((each) => [each.key, each]),
  )
  return kept
}
