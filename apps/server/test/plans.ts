import { expect } from 'vitest'
import { products } from '../src/modules/catalogue/index.ts'
import { startApi, type TestApi } from './api.ts'
import { makeApprovedPractitioner, type Person } from './people.ts'
import { pdfOf, uploadWith } from './uploads.ts'

export type Plan = {
  id: string
  shareCode: string
  version: number
  name: string
  duration: string
  recommendationItems: { id: string; productId: string; intakeTime: string[]; notes: string }[]
}

export async function setUpPlans() {
  const api = await startApi({ isStocked: true })
  const sophie = await makeApprovedPractitioner(api, { title: 'Therapist', city: 'Utrecht' })
  const productIds = (
    await api.db.select({ id: products.id }).from(products).orderBy(products.id).limit(40)
  ).map(({ id }) => id)
  return { api, sophie, productIds }
}

type Call = ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object]

export const call = (
  api: TestApi,
  person: Pick<Person, 'headers'> | null,
  [method, path, payload]: Call,
  headers: Record<string, string> = {},
) =>
  api.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...person?.headers, ...headers },
    ...(payload ? { payload } : {}),
  })

/** The header of a write against a version that was read. */
export const at = (version: number | undefined) => ({ 'if-match': `"${version}"` })

export const item = (productId: string | undefined, rest: object = {}) => ({ productId, ...rest })

export async function makePlan(api: TestApi, by: Person, input: object = {}): Promise<Plan> {
  const answer = await call(api, by, ['POST', '/recommendations', { name: 'Sleep', ...input }])
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

/** Sends a paper or picture to a plan. */
export async function sendPlanResource(api: TestApi, by: Person, planId: string, bytes?: Buffer) {
  const file = uploadWith({ entityType: 'Recommendation', entityId: planId }, bytes ?? (await pdfOf()))
  const headers = { ...by.headers, ...file.headers }
  return api.app.inject({ method: 'POST', url: '/api/resources', payload: file.payload, headers })
}

export async function uploadPlanResource(api: TestApi, by: Person, planId: string): Promise<string> {
  const answer = await sendPlanResource(api, by, planId)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: string }>().id
}
