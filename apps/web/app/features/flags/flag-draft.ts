import type { FeatureFlag } from '@salvia/contract/flags/feature-flags'
import type { UserKind } from '@salvia/contract/words/identity'

/** A flag as typed: countries and accounts as text. */
export type FlagDraft = {
  description: string
  isOn: boolean
  userKinds: UserKind[]
  countries: string
  accounts: string
}

export const newFlag: FlagDraft = { description: '', isOn: false, userKinds: [], countries: '', accounts: '' }

export const flagDraft = ({ description, isOn, userKinds, countries, accounts }: FeatureFlag): FlagDraft => ({
  description,
  isOn,
  userKinds,
  countries: countries.join(', '),
  accounts: accounts.map(({ email }) => email).join('\n'),
})

const wordsOf = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((word) => word !== '')),
]

/** A flag's payload: countries and addresses deduplicated, whatever separated them. */
export const flagInput = ({ description, isOn, userKinds, countries, accounts }: FlagDraft) => ({
  description: description.trim(),
  isOn,
  userKinds,
  countries: wordsOf(countries.toUpperCase()),
  accounts: wordsOf(accounts.toLowerCase()),
})
