import type { App } from '../../app-type.ts'

/** Dependencies of this module's use cases. */
export type CatalogueContext = Pick<App, 'db' | 'jobs' | 'services'>

/** A field of a record, before and after. */
export type Change = { field: string; from: unknown; to: unknown }
