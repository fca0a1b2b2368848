import type { InteractionRule, interactionSeverities } from '@salvia/contract/ingredients/interactions'
import { tellsRows } from '../../product/product-facts.ts'
import { type Checked, type CheckedDrug, type Encounter, findEncounters } from './encounters.ts'
import { type Move, proposeMoves } from './propose-moves.ts'
import { type Timing, timingOf } from './timing-of.ts'

export type Interaction = Encounter & {
  severity: (typeof interactionSeverities)[number]
  timing: Timing
  /** Moves that solve it; null where no distance is asked for or no move solves it. */
  proposal: Move[] | null
}

export type PlanInteractions = {
  /** The most severe first, then in the order of the rules. */
  found: Interaction[]
  /** What rules ask to take apart and the plan does. */
  apart: Encounter[]
  /** Medicines that no rule brings together with a product, which does not say that they go together. */
  drugsWithoutRule: CheckedDrug[]
  /** Products whose labels are not known or not in full: findings about them are valid, but some may be missing. */
  notChecked: { productId: string; productName: string }[]
  checkedCount: number
}

/** A statement counts as stated only once its source was read again. */
export const severityOf = ({ severity, isSourceReRead }: InteractionRule): Interaction['severity'] =>
  isSourceReRead ? severity : 'Info'

/**
 * Rules that apply to the products of a plan among themselves and with medicines. It warns and forbids nothing; that
 * nothing is found means only that no rule is known.
 */
export function findInteractions(rules: InteractionRule[], checked: Checked): PlanInteractions {
  const all = findEncounters(rules, checked)
  const timed = all.map((encounter) => ({ encounter, timing: timingOf(encounter) }))
  const found = timed.flatMap(({ encounter, timing }): Interaction[] => {
    if (timing.kind === 'Apart') return []
    const proposal = timing.kind === 'NoSpacing' ? null : proposeMoves(encounter, all)
    return [{ ...encounter, severity: severityOf(encounter.rule), timing, proposal }]
  })
  const notChecked = checked.items.filter(({ labelKnowledge }) => !tellsRows(labelKnowledge))
  return {
    found: found.toSorted((a, b) => Number(b.severity === 'Caution') - Number(a.severity === 'Caution')),
    apart: timed.filter(({ timing }) => timing.kind === 'Apart').map(({ encounter }) => encounter),
    drugsWithoutRule: checked.drugs.filter((drug) => !all.some((each) => each.drug === drug)),
    notChecked: notChecked.map(({ productId, productName }) => ({ productId, productName })),
    checkedCount: checked.items.length - notChecked.length,
  }
}
