import { newId } from '../src/kernel/ids.ts'
import { recordCommission, takeBackCommission } from '../src/modules/wallet/index.ts'
import { NOW, type TestApi } from './api.ts'
import type { Person } from './people.ts'

/** A practitioner's wallet with 20.00 EUR that an order still promises; empty again once that order is taken back. */
export async function openWallet({ db }: TestApi, { userId }: Person) {
  const orderId = newId()
  const lines = [{ orderLineId: newId(), commission: { amount: 2000, currency: 'EUR' as const } }]
  const order = { practitionerId: userId, orderId, orderNumber: 'S-2026-000001', planName: null, lines }
  await db.transaction((tx) => recordCommission(tx, order, NOW))
  return { empty: () => db.transaction((tx) => takeBackCommission(tx, orderId, NOW)) }
}
