import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ItemInput, Recommendation } from '@salvia/contract/plans/plan-records'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoClock, daysBefore } from './demo-clock.ts'
import { demoExpertTemplates } from './demo-expert-templates.ts'
import type { DemoItem } from './demo-items.ts'
import { type DemoPlan, demoPlans, demoTemplates } from './demo-plans.ts'

type Seeding = { calls: DemoCalls; clock: DemoClock; now: Date }

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
    summary = '',
    evidence = '',
    discountPercentage,
    languageCode,
    isTemplate = false,
    templateCategoryId = null,
  } = plan
  return {
    name,
    description,
    summary,
    evidence,
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

/** A template is made by its author, and global by an admin the day after. */
async function seedTemplate(seeding: Seeding, plan: DemoPlan): Promise<void> {
  const { calls, clock, now } = seeding
  const { id } = await seedPlan(seeding, plan)
  if (!plan.isGlobalTemplate) return
  clock.set(daysBefore(now, plan.madeDaysAgo - 1))
  await calls.call('admin', 'PUT', `/api/recommendations/${id}`, { isGlobalTemplate: true })
}

/** Templates and plans; returns the plans' share codes by name. */
export async function seedPlans(seeding: Seeding): Promise<Map<string, string>> {
  for (const template of [...demoTemplates, ...demoExpertTemplates]) await seedTemplate(seeding, template)
  const codes = new Map<string, string>()
  for (const plan of demoPlans) codes.set(plan.name, (await seedPlan(seeding, plan)).shareCode)
  return codes
}
