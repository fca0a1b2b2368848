import { sealedOutboxColumns } from '../kernel/outbox/data/sealed-outbox.ts'
import { sealedDemoCallColumns } from '../modules/demo-calls/index.ts'
import { sealedIdentityColumns } from '../modules/identity/index.ts'
import { sealedPayoutColumns } from '../modules/payouts/index.ts'
import { sealedPeopleColumns } from '../modules/people/index.ts'
import { sealedErpColumns } from '../services/erp/sealed-records.ts'

/** All encrypted columns, so that key rotation covers them all. */
export const sealedColumns = [
  ...sealedIdentityColumns,
  ...sealedPeopleColumns,
  ...sealedPayoutColumns,
  ...sealedDemoCallColumns,
  ...sealedOutboxColumns,
  ...sealedErpColumns,
]
