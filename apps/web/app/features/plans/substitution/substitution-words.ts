import type {
  SubstitutionItemState,
  SubstitutionKind,
  SubstitutionObstacle,
  SubstitutionSkip,
  SubstitutionState,
} from '@salvia/contract/words/substitutions'
import { m } from '#app/paraglide/messages.js'

export const kindWords: Record<SubstitutionKind, () => string> = {
  Replace: m.substitution_kind_Replace,
  Propose: m.substitution_kind_Propose,
  Skip: m.substitution_kind_Skip,
}

export const reasonWords: Record<SubstitutionSkip | SubstitutionObstacle, () => string> = {
  PlanArchived: m.substitution_skip_PlanArchived,
  ItemGone: m.substitution_skip_ItemGone,
  AlreadyHolds: m.substitution_skip_AlreadyHolds,
  ProposalOpen: m.substitution_skip_ProposalOpen,
  Failed: m.substitution_skip_Failed,
  DoseChanged: m.substitution_skip_DoseChanged,
}

export const stateWords: Record<SubstitutionState, () => string> = {
  Running: m.substitution_state_Running,
  Done: m.substitution_state_Done,
  Undoing: m.substitution_state_Undoing,
  Undone: m.substitution_state_Undone,
}

export const itemWords: Record<SubstitutionItemState, () => string> = {
  Waiting: m.substitution_item_Waiting,
  Replaced: m.substitution_item_Replaced,
  Proposed: m.substitution_item_Proposed,
  Skipped: m.substitution_item_Skipped,
  Confirmed: m.substitution_item_Confirmed,
  Declined: m.substitution_item_Declined,
  Withdrawn: m.substitution_item_Withdrawn,
  Undone: m.substitution_item_Undone,
  Kept: m.substitution_item_Kept,
}
