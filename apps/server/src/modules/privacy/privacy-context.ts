import type { Db } from '#db/database'
import type { App } from '../../app-type.ts'

/** What the use cases of this module work with. */
export type PrivacyContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'services'> & PrivacyOptions

export type PrivacyOptions = {
  /** Takes a practitioner out of what was, or would have been, sent to the ERP. */
  forgetErp: (tx: Db, practitionerId: string) => Promise<void>
}
