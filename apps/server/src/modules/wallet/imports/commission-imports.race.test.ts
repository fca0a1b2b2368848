import { expect, test } from 'vitest'
import { workOn } from '#kernel/work-in-parts/use-cases/work-on'
import { setUpImports } from '#test/commission-imports'
import { call } from '#test/plans'
import { rounds } from '#test/rounds'
import { commissionImportKind } from './commission-import-kind.ts'

test.for(rounds)(
  'an import is posted once, whoever applies it and however many jobs work on it (%i)',
  async () => {
    const { api, sophie, first, second, read, start } = await setUpImports()
    const lines = Array.from({ length: 600 }, (_, at) => `${sophie.userId};A-${at};0.10;EUR`)
    const made = await read(...lines)
    const answers = await Promise.all([start(first, made, 'apply'), start(second, made, 'apply')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const work = () => workOn(commissionImportKind, api.app, made.id)
    await Promise.all([work(), work(), work()])
    await api.runJobs()
    expect((await call(api, sophie, ['GET', '/wallet/balance'])).json()).toMatchObject({
      available: { amount: 6000, currency: 'EUR' },
    })
    expect((await call(api, first, ['GET', `/admin/commission-imports/${made.id}`])).json()).toMatchObject({
      state: 'Done',
      outcomes: { Applied: 600 },
    })
  },
)
