import { clientOf } from './client.ts'

/** Calls the compiler must reject; a line without an error means the types are too loose. */
export async function callWrongly(): Promise<void> {
  const client = clientOf('http://localhost:3000')
  // @ts-expect-error no such call
  await client.GET('/api/nothing')
  // @ts-expect-error a plan needs a name
  await client.POST('/api/recommendations', { body: {} })
  // @ts-expect-error no such language
  await client.POST('/api/recommendations', { body: { name: 'Sleep', languageCode: 'xx' } })
  const { data } = await client.GET('/api/cart/{id}', { params: { path: { id: '' } } })
  // @ts-expect-error no such field
  data?.cart?.price
}
