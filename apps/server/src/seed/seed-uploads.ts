import type { DemoCalls } from './demo-calls.ts'
import { drawLeaf, drawSleepDiary } from './draw-demo-files.ts'

function formOf(bytes: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('File', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  return form
}

/** A practitioner's picture, and a resource for the readers of one of its plans. */
export async function seedUploads({ call }: DemoCalls, planName: string): Promise<void> {
  await call('practitioner', 'PUT', '/api/settings/profile/picture', formOf(await drawLeaf(), 'de-linde.png'))
  const path = `/api/recommendations?mode=Recommendations&name=${encodeURIComponent(planName)}`
  const { results } = await call<{ results: { id: string }[] }>('practitioner', 'GET', path)
  const [plan] = results
  if (!plan) throw new Error(`demo: no plan ${planName}`)
  const owner = { entityType: 'Recommendation', entityId: plan.id }
  await call(
    'practitioner',
    'POST',
    '/api/resources',
    formOf(await drawSleepDiary(), 'Sleep diary.png', owner),
  )
}
