import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeAdmin, makeApprovedPractitioner, PASSWORD } from '#test/people'
import { call } from '#test/plans'
import type { ErpService } from '../../services/erp/erp.ts'
import { partnerReference } from '../../services/erp/partner-reference.ts'
import { findPartner } from '../people/index.ts'
import { makeAccount } from './use-cases/make-account.ts'

/** An ERP that waits for `meanwhile` before a partner is there. */
function startErp(meanwhile: () => Promise<void>) {
  const active = new Set<string>()
  const erp: ErpService = {
    kind: 'odoo',
    pagesUrl: null,
    listProducts: null,
    async makePartner({ reference }) {
      await meanwhile()
      active.add(reference)
      return '4711'
    },
    async forgetPartner(reference) {
      active.delete(reference)
    },
    async saveOrder() {},
    async cancelOrder() {},
    async saveShipment() {},
    async saveUnsent() {},
    async refundOrder() {},
  }
  return { erp, active }
}

async function makeWhile(meanwhile: 'erased' | 'made') {
  const { erp, active } = startErp(async () => {
    if (meanwhile === 'made') return
    const asked = await call(api, sophie, ['POST', '/privacy/erasure', { password: PASSWORD }])
    expect(asked.statusCode).toBe(204)
    await api.runJobs()
  })
  const api = await startApi({ services: { erp } })
  const { db, jobs } = api.app
  const [admin, sophie] = [await makeAdmin(api), await makeApprovedPractitioner(api)]
  await call(api, admin, ['POST', `/admin/practitioners/${sophie.userId}/new-odoo-account`])
  const making = { db, jobs, erp, describePartner: (id: string) => findPartner(api.app, id) }
  await makeAccount(making, sophie.userId, api.app.now())
  await api.runJobs()
  return { active: [...active], reference: partnerReference(sophie.userId) }
}

test('a partner that the ERP makes while its practitioner is erased is not left there', async () => {
  const kept = await makeWhile('made')
  expect(kept.active).toEqual([kept.reference])
  expect((await makeWhile('erased')).active).toEqual([])
})
