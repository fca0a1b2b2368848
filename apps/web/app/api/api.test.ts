import { expect, test } from 'vitest'
import { createApi, type Transport } from './api.ts'
import { ApiError } from './api-error.ts'

const CART = '0197d3c0-0000-7000-8000-000000000001'

function recorder(answer: () => Response) {
  const sent: { path: string; init: RequestInit }[] = []
  const transport: Transport = async (path, init) => {
    sent.push({ path, init })
    return answer()
  }
  return { api: createApi(transport), sent }
}

test('a call goes below /api, its parameters encoded and its query written out', async () => {
  const { api, sent } = recorder(() => Response.json({ results: [] }))
  await api('GET /products', {
    query: { query: 'iron & co', ids: ['a', 'b'], brandId: undefined, limit: 20 },
  })
  expect(sent.map(({ path, init }) => `${init.method} ${path}`)).toEqual([
    'GET /api/products?query=iron+%26+co&ids=a%2Cb&limit=20',
  ])
})

test('the authentication service stands at the root', async () => {
  const { api, sent } = recorder(() => Response.json({ status: 'OK' }))
  await api('POST /auth/signout', {})
  expect(sent[0]?.path).toBe('/auth/signout')
})

test('a call with a missing path parameter is refused and never sent', async () => {
  const { api, sent } = recorder(() => Response.json({}))
  const params = JSON.parse('{ "id": null }')
  await expect(api('GET /cart/{id}', { params })).rejects.toThrow(
    'Required parameter id was null or undefined when calling GET /cart/{id}.',
  )
  expect(sent).toEqual([])
})

test('a body is sent as JSON, a header beside it', async () => {
  const { api, sent } = recorder(() => Response.json({}))
  await api('PUT /recommendations/{id}', {
    params: { id: CART },
    body: { name: 'Sleep' },
    headers: { 'if-match': '3' },
  })
  const init = sent[0]?.init ?? {}
  expect(init.body).toBe('{"name":"Sleep"}')
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'if-match': '3',
  })
})

test.for([204, 304])('an answer %i without a body is null', async (status) => {
  const { api } = recorder(() => new Response(null, { status }))
  expect(await api('GET /cart/{id}', { params: { id: CART } })).toBeNull()
})

test('a refusal carries the problem with its code, fields and status', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Not valid',
    code: 'invalid',
    errors: [{ id: 'email', error: 'email_invalid' }],
  }
  const { api } = recorder(() =>
    Response.json({ ...problem, detail: 'The e-mail is not valid.' }, { status: 422 }),
  )
  const refused = await api('GET /users/me', {}).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'The e-mail is not valid.',
    problem,
  })
})

test('a refusal by something that is no API still has a status', async () => {
  const { api } = recorder(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(api('GET /users/me', {})).rejects.toMatchObject({
    status: 502,
    code: 'unknown',
    message: 'Bad Gateway',
  })
})
