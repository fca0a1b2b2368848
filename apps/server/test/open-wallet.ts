import { walletTransactions } from '../src/modules/wallet/index.ts'
import type { TestApi } from './api.ts'
import type { Person } from './people.ts'

/** Gives a practitioner a cent of commission that is not settled yet. */
export const openWallet = (api: TestApi, { userId }: Person) =>
  api.db.insert(walletTransactions).values({
    practitionerId: userId,
    type: 'Commission',
    status: 'Draft',
    commissionStatus: 'Pending',
    amount: 1,
    currency: 'EUR',
    createdAt: api.app.now(),
  })
