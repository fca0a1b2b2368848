import { HOUR_MS } from '@salvia/contract/durations'
import type { App } from '../app-type.ts'
import { addCertificate } from '../modules/people/index.ts'
import type { DemoCalls } from './demo-calls.ts'
import { daysBefore } from './demo-clock.ts'
import { type DemoGraduate, demoApproved, demoNewcomers } from './demo-newcomers.ts'
import { drawDiploma } from './draw-diploma.ts'

type Seeding = { app: App; calls: DemoCalls; people: Map<string, string>; now: Date }

async function seedCertificate({ app, people }: Seeding, graduate: DemoGraduate, uploadedAt: Date) {
  const userId = people.get(graduate.key) ?? ''
  const bytes = await drawDiploma(graduate)
  const upload = { name: `${graduate.diploma.degree}.png`, bytes, contentType: 'image/png' }
  const { id } = await addCertificate(app, { userId, actor: { userId } }, upload, uploadedAt)
  return { userId, certificateStatuses: [{ id, status: 'Passed' }] }
}

/**
 * The demo's new practitioners upload their credentials an hour after signing up, so that an admin has something to
 * decide; those of the approved ones were passed.
 */
export async function seedCertificates(seeding: Seeding): Promise<void> {
  const { calls, now } = seeding
  for (const newcomer of demoNewcomers) {
    const joinedAt = daysBefore(now, newcomer.joinedDaysAgo ?? 0)
    await seedCertificate(seeding, newcomer, new Date(joinedAt.getTime() + HOUR_MS))
  }
  for (const graduate of demoApproved) {
    const { userId, certificateStatuses } = await seedCertificate(seeding, graduate, now)
    await calls.call('admin', 'PUT', `/api/admin/practitioners/${userId}`, { certificateStatuses })
  }
}
