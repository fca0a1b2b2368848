import { adminErp } from '@salvia/contract/erp/erp'
import type { App } from '../../app-type.ts'

/** The ERP in the browser. The recorder has no pages of its own: what it keeps is in the outbox. */
export async function erpRoutes(app: App) {
  const { config, services } = app
  app.route({
    ...adminErp.open,
    handler: async () => ({
      redirectUrl: services.erp.pagesUrl ?? `${config.publicUrl}/admin/outbox?kind=Erp`,
    }),
  })
}
