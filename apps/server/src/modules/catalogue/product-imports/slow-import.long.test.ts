import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { makeAdmin } from '#test/people'
import { sendTable, workbook } from '#test/product-files'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)
const colleague = await makeAdmin(api)

const ROW = '<row/>'
const MEGABYTE = 1024 * 1024
/** A few kilobytes that expand to something that takes minutes to read. */
const slow = workbook(ROW.repeat((75 * MEGABYTE) / ROW.length))

test('a workbook made to be slow is given up, in words, and a colleague is not held up by it', async () => {
  expect(slow.length).toBeLessThan(MEGABYTE / 4)
  const rssBefore = process.memoryUsage.rss()
  const order: string[] = []
  const given = sendTable(api, admin, slow).then((answer) => {
    order.push('slow')
    return answer
  })
  const csv = await sendTable(api, colleague, 'sku;name\nNEW-1;x')
  order.push('small')
  expect(csv.statusCode).toBe(201)
  const answer = await given
  expect(order).toEqual(['small', 'slow'])
  expect(answer.json()).toMatchObject({
    status: 422,
    code: 'file_too_complex',
    errors: [{ id: 'File', error: 'file_too_complex' }],
  })
  expect((process.memoryUsage.rss() - rssBefore) / MEGABYTE).toBeLessThan(1024)
})

test('with two of them under way the next file waits for the bound of one, and is read', async () => {
  const all = [slow, slow].map((bytes) => sendTable(api, admin, bytes))
  const csv = await sendTable(api, colleague, 'sku;name\nNEW-2;x')
  expect(csv.statusCode).toBe(201)
  for (const answer of await Promise.all(all)) expect(answer.json().code).toBe('file_too_complex')
})
