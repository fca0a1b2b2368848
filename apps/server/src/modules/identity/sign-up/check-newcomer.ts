import { termsVersions } from '@salvia/contract/words/identity'
import { isCountry } from '../../reference/index.ts'
import type { FieldFault } from '../accounts/check-fields.ts'
import type { Newcomer } from './newcomer.ts'

const isKnown = (version: string): boolean => termsVersions.some((known) => known === version)

/**
 * Validates a new user's data beyond the form: the country must exist, the consent texts must be ones that were shown.
 */
export function findNewcomerFaults({ countryId, termsVersion }: Newcomer): FieldFault[] {
  const faults: FieldFault[] = []
  if (countryId !== undefined && !isCountry(countryId))
    faults.push({ id: 'countryId', error: 'country_unknown' })
  if (termsVersion !== undefined && !isKnown(termsVersion))
    faults.push({ id: 'termsVersion', error: 'terms_version_unknown' })
  return faults
}
