import type {
  DrugClassName,
  InteractingSubstance,
  InteractionRule,
} from '@salvia/contract/ingredients/interactions'
import type { Translated } from '@salvia/contract/words/locale'
import type { z } from 'zod'
import { readData } from '#kernel/data-file'

type Shipped = {
  drugClasses: z.infer<typeof DrugClassName>[]
  substances: InteractingSubstance[]
  meets: Record<string, Translated>
  effects: Record<string, Translated>
  advice: Record<string, Translated>
  rules: (Pick<
    InteractionRule,
    'key' | 'kind' | 'drugClasses' | 'spacing' | 'threshold' | 'severity' | 'sourceUrl' | 'isSourceReRead'
  > & {
    substance: string
    otherSubstance: string | null
    meets: string
    effect: string
    advice: string
  })[]
}

export type Interactions = { drugClasses: Shipped['drugClasses']; rules: InteractionRule[] }

function named<T>(named: Record<string, T>, key: string): T {
  const found = named[key]
  if (found === undefined) throw new Error(`${key} is not among the shipped words on interactions`)
  return found
}

function readRules(): Interactions {
  const { drugClasses, substances, ...words } = readData<Shipped>('nutrition/interactions.json')
  const byKey = Object.fromEntries(substances.map((each) => [each.key, each]))
  const rules = words.rules.map(({ otherSubstance, ...rule }) => ({
    ...rule,
    substance: named(byKey, rule.substance),
    other: otherSubstance === null ? null : named(byKey, otherSubstance),
    meets: named(words.meets, rule.meets),
    effect: named(words.effects, rule.effect),
    advice: named(words.advice, rule.advice),
  }))
  return { drugClasses, rules }
}

let kept: Interactions | undefined

/** The shipped rules on interactions with their words, and the classes of medicines they know. */
export function interactionRules(): Interactions {
  kept ??= readRules()
  return kept
}

/** A shipped rule by its key. */
export const findInteractionRule = (key: string): InteractionRule | undefined =>
  interactionRules().rules.find((rule) => rule.key === key)
