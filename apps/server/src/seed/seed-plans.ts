import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ItemInput, Recommendation } from '@salvia/contract/plans/plan-records'
import type { App } from '../app-type.ts'
import { createPlan } from '../modules/plans/index.ts'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoClock, daysBefore } from './demo-clock.ts'
import type { DemoItem } from './demo-items.ts'
import { type DemoPlan, demoPlans, demoTemplates } from './demo-plans.ts'

type Seeding = { app: App; calls: DemoCalls; clock: DemoClock; people: Map<string, string>; now: Date }

async function toInput({ call }: DemoCalls, item: DemoItem): Promise<ItemInput> {
  const { results } = await call<{ results: ProductCard[] }>(null, 'GET', `/api/products?sku=${item.sku}`)
  const [product] = results
  if (!product) throw new Error(`demo: no product ${item.sku}`)
  return {
    productId: product.id,
    notes: item.notes ?? '',
    isNotePersonal: false,
    intakeAmount: item.amount,
    intakeFormatId: product.mainServing?.intakeFormatId ?? null,
    intakeTime: item.times,
    intakeFoodInstruction: item.food ?? null,
    duration: item.duration,
    schedule: null,
  }
}

async function inputOf(calls: DemoCalls, plan: DemoPlan) {
  const recommendationItems: ItemInput[] = []
  for (const item of plan.items) recommendationItems.push(await toInput(calls, item))
  const {
    name,
    description,
    discountPercentage,
    languageCode,
    isTemplate = false,
    templateCategoryId = null,
  } = plan
  return {
    name,
    description,
    discountPercentage,
    languageCode,
    isTemplate,
    templateCategoryId,
    recommendationItems,
  }
}

async function seedPlan({ calls, clock, now }: Seeding, plan: DemoPlan): Promise<Recommendation> {
  const input = await inputOf(calls, plan)
  clock.set(daysBefore(now, plan.madeDaysAgo))
  const made = await calls.call<Recommendation>(plan.author, 'POST', '/api/recommendations', input)
  if (plan.sharedDaysAgo === null) return made
  clock.set(daysBefore(now, plan.sharedDaysAgo))
  return calls.call<Recommendation>(plan.author, 'PUT', `/api/recommendations/${made.id}/shared`)
}

/** Nobody can create global templates through the API. */
async function seedTemplate({ app, calls, people, now }: Seeding, plan: DemoPlan): Promise<void> {
  const practitionerId = people.get(plan.author) ?? ''
  const author = { practitionerId, languageCode: plan.languageCode }
  const input = { ...(await inputOf(calls, plan)), isGlobalTemplate: true }
  await createPlan(app.db, author, input, daysBefore(now, plan.madeDaysAgo))
}

/** Templates and plans; returns the plans' share codes by name. */
export async function seedPlans(seeding: Seeding): Promise<Map<string, string>> {
  for (const template of demoTemplates)
    await (template.isGlobalTemplate ? seedTemplate(seeding, template) : seedPlan(seeding, template))
  const codes = new Map<string, string>()
  for (const plan of demoPlans) codes.set(plan.name, (await seedPlan(seeding, plan)).shareCode)
  return codes
}
