import { HOUR_MS } from '@salvia/contract/durations'
import type { App } from '../app-type.ts'
import { addCertificate } from '../modules/people/index.ts'
import { daysBefore } from './demo-clock.ts'
import { type DemoNewcomer, demoNewcomers } from './demo-newcomers.ts'
import { drawDiploma } from './draw-diploma.ts'

async function seedCertificate(app: App, newcomer: DemoNewcomer, userId: string, now: Date): Promise<void> {
  const bytes = await drawDiploma(newcomer)
  const name = `${newcomer.diploma.degree}.png`
  const uploadedAt = new Date(daysBefore(now, newcomer.joinedDaysAgo ?? 0).getTime() + HOUR_MS)
  const upload = { name, bytes, contentType: 'image/png' }
  await addCertificate(app, { userId, actor: { userId } }, upload, uploadedAt)
}

/** The demo's newcomers upload their credentials, an hour after they joined: an admin has something to decide. */
export async function seedCertificates(app: App, people: Map<string, string>, now: Date): Promise<void> {
  for (const newcomer of demoNewcomers)
    await seedCertificate(app, newcomer, people.get(newcomer.key) ?? '', now)
}
