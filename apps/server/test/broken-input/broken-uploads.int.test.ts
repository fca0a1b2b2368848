import { allRoutes } from '@salvia/contract/all-routes'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'

const api = await startApiOfFile({ isStocked: true })
const callers = [await makeAdmin(api), await makeApprovedPractitioner(api)]

const form = 'multipart/form-data'
const broken: [contentType: string, body: string][] = [
  [`${form}; boundary=x`, 'garbage'],
  [
    `${form}; boundary=x`,
    '--x\r\nContent-Disposition: form-data; name="File"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  ],
  [form, '--x--'],
  [`${form}; boundary=`, '--x--'],
]

test.for(allRoutes.filter(({ schema }) => 'consumes' in schema))(
  'a form that breaks off is refused by $method $url, and nothing is kept',
  async ({ method, url: path }) => {
    const url = `/api${path.replace(/:\w+/g, crypto.randomUUID())}`
    const before = await databaseDigest(api.db)
    const answered: number[] = []
    for (const { headers } of callers)
      for (const [contentType, payload] of broken) {
        const answer = await api.app.inject({
          method,
          url,
          payload,
          headers: { ...headers, 'content-type': contentType },
        })
        answered.push(answer.statusCode)
        if (answer.statusCode === 400) expect(answer.json()).toMatchObject({ code: 'multipart_invalid' })
      }
    expect(new Set(answered.filter((status) => status !== 403))).toEqual(new Set([400]))
    expect(await databaseDigest(api.db)).toEqual(before)
  },
)
