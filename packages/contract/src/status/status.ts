import { z } from 'zod'
import { route } from '../route.ts'
import { Instant } from '../wire.ts'
import { partStates, statusParts } from '../words/status.ts'

const StatusPart = z.object({
  name: z.enum(statusParts),
  state: z.enum(partStates),
  /** Of a part that fails; null where it is not known. */
  failsSince: Instant.nullable(),
})
export type StatusPart = z.infer<typeof StatusPart>

const ShopStatus = z.object({
  /** `Unknown` where nothing fails, but not all is known. */
  state: z.enum(['Works', 'Fails', 'Unknown']),
  parts: z.array(StatusPart),
  /** Since when this process runs. */
  startedAt: Instant,
  /** When it looked last. */
  lookedAt: Instant,
})
export type ShopStatus = z.infer<typeof ShopStatus>

export const status = {
  get: route({
    method: 'GET',
    url: '/status',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Whether the shop works, as far as it knows: its database, its jobs, its mails',
      response: { 200: ShopStatus },
    },
  }),
}
