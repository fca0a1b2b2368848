import type { App } from '../../app-type.ts'

/** What the use cases of this module work with. */
export type CatalogueContext = Pick<App, 'db' | 'jobs' | 'services'>

/** A field of a record, before and after. */
export type Change = { field: string; from: unknown; to: unknown }
