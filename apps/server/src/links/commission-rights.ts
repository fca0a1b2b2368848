import type { AppDeps } from '../app-type.ts'
import type { PractitionerOptions } from '../modules/people/index.ts'
import { commissionRightsChanged } from '../modules/wallet/index.ts'

/** Switching a practitioner's commission on or off reaches the commission that is waiting. */
export const commissionRights = (deps: AppDeps): Pick<PractitionerOptions, 'commissionRightsChanged'> => ({
  commissionRightsChanged: (tx, practitionerId) => commissionRightsChanged(deps, tx, practitionerId),
})
