import type { Db } from '#db/database'
import type { App } from '../../app-type.ts'

/** Dependencies of this module's use cases. */
export type PrivacyContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'services'> & PrivacyOptions

export type PrivacyOptions = {
  /** Removes a practitioner from what was, or would have been, sent to the ERP. */
  forgetErp: (tx: Db, practitionerId: string) => Promise<void>
}
