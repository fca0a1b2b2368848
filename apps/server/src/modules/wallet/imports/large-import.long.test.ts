import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { resumeStalled, workOn } from '#kernel/work-in-parts/use-cases/work-on'
import { setUpImports } from '#test/commission-imports'
import { call } from '#test/plans'
import { commissionImportKind } from './commission-import-kind.ts'
import { commissionImports } from './data/commission-import-tables.ts'

const LINES = 50_000

test('50,000 lines with three wrong are imported; a job that dies is resumed, and no line is half done', async () => {
  const { api, sophie, first, second, read, start } = await setUpImports()
  const wrong = new Map([
    [10, 'nobody@post.example;L-10;1;EUR'],
    [20_000, `${sophie.userId};L-20000;1;SEK`],
    [LINES - 1, `${sophie.userId};L-0;0.02;EUR`],
  ])
  const lines = Array.from(
    { length: LINES },
    (_, line) => wrong.get(line) ?? `${sophie.userId};L-${line};0.02;EUR`,
  )
  const made = await read(...lines)
  expect(made).toMatchObject({ kinds: { New: LINES - 3, Unchanged: 0, Error: 3 }, needsSecondLook: true })
  expect((await start(second, made, 'apply')).statusCode).toBe(200)
  await api.db.execute(
    sql.raw(`create function refuse_line() returns trigger language plpgsql as $$
      begin if new.reference = 'L-700' then raise exception 'the process died'; end if; return new; end $$;
      create trigger refuse_line before insert on wallet_transactions for each row execute function refuse_line()`),
  )
  await expect(workOn(commissionImportKind, api.app, made.id)).rejects.toThrow()
  const half = sql`select l.line from commission_import_lines l left join wallet_transactions t on t.id = l.transaction_id
    where (l.outcome = 'Applied') <> (t.status is not distinct from 'Posted')
      or (t.id is null) <> (l.outcome is null)`
  const rows = async () => readRows<unknown>(api.db, half)
  expect(await rows()).toEqual([])
  await api.db.execute(
    sql.raw('drop trigger refuse_line on wallet_transactions; drop function refuse_line()'),
  )
  await api.db.update(commissionImports).set({ touchedAt: new Date(0) })
  await resumeStalled(commissionImportKind, api.app)
  await api.runJobs()
  expect((await call(api, first, ['GET', `/admin/commission-imports/${made.id}`])).json()).toMatchObject({
    state: 'Done',
    outcomes: { Applied: LINES - 3 },
  })
  expect((await call(api, sophie, ['GET', '/wallet/balance'])).json().available.amount).toBe(2 * (LINES - 3))
  expect(await read(...lines)).toMatchObject({ kinds: { New: 0, Unchanged: LINES - 3, Error: 3 } })
}, 180_000)
