import { setPriority } from 'node:os'
import {
  endlessForms,
  idleConnections,
  madeUpSessions,
  manyPictures,
  slowBodies,
  slowHeads,
  slowReaders,
} from '../apps/server/test/fixtures/hostile-clients.ts'

export type Attack = { port: number; productIds: string[]; asset: string }
/** Number of responses by status. */
export type Attacked = { sessions: Record<string, number>; pictures: Record<string, number> }

/** Each kind has its own address, different from the visitors'. */
export const attackers = {
  bodies: '127.0.0.2',
  readers: '127.0.0.3',
  forms: '127.0.0.4',
  idle: '127.0.0.5',
  sessions: '127.0.0.6',
  pictures: '127.0.0.7',
  heads: '127.0.0.8',
}

/** Attackers have their own computers: here theirs only get what CPU is left. */
const LOWER_PRIORITY = 15

async function attack({ port, productIds, asset }: Attack): Promise<Attacked> {
  const from = (kind: keyof typeof attackers) => ({ port, localAddress: attackers[kind] })
  const [sessions, pictures] = await Promise.all([
    madeUpSessions(from('sessions'), 1500),
    manyPictures(from('pictures'), productIds, 40),
    slowBodies(from('bodies'), 200),
    slowHeads(from('heads'), 300),
    slowReaders(from('readers'), { count: 40, path: asset }),
    endlessForms(from('forms'), 250),
    idleConnections(from('idle'), 2000),
  ])
  return { sessions, pictures }
}

/** Started by the bench; its connections stay open until it is ended. */
process.once('message', async (wanted: Attack) => {
  setPriority(LOWER_PRIORITY)
  process.send?.(await attack(wanted))
})
