import { z } from 'zod'
import { route } from '../route.ts'

export const adminErp = {
  open: route({
    method: 'GET',
    url: '/admin/odoo/auth',
    config: { access: 'admin' },
    schema: {
      summary: 'Where an admin opens the ERP in the browser; without one, what would be sent to it',
      response: { 200: z.object({ redirectUrl: z.url() }) },
    },
  }),
}
