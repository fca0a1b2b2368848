import { sealedOutboxColumns } from '../kernel/outbox/data/sealed-outbox.ts'
import { sealedIdentityColumns } from '../modules/identity/index.ts'
import { sealedPeopleColumns } from '../modules/people/index.ts'
import { sealedErpColumns } from '../services/erp/sealed-records.ts'

/** Every column of sealed texts: a change of keys reaches them all. */
export const sealedColumns = [
  ...sealedIdentityColumns,
  ...sealedPeopleColumns,
  ...sealedOutboxColumns,
  ...sealedErpColumns,
]
