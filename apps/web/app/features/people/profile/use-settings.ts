import type { User } from '@salvia/contract/people/current-user'
import type { Profile } from '@salvia/contract/people/settings'
import type { Country } from '@salvia/contract/reference/reference'
import { useOutletContext } from 'react-router'

/** What every page of the settings is about; their layout gives it. */
export type SettingsContext = { user: User; profile: Profile; countries: Country[] }

export const useSettings = (): SettingsContext => useOutletContext()
