import { z } from 'zod'
import { DoseSchedule, IntakeAmount, IntakeTimes } from '../plans/dose-schedule.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Id, IdParams, Instant, Line } from '../wire.ts'
import { drugClasses } from '../words/drug-classes.ts'
import { timesOfDay } from '../words/plans.ts'

/** A class of medicines that a person takes; no times: when it is taken is not known. */
export const TakenDrug = z.strictObject({
  drugClass: z.enum(drugClasses),
  times: z.array(z.enum(timesOfDay)).max(timesOfDay.length),
})
export type TakenDrug = z.infer<typeof TakenDrug>

const TakenDrugs = z.array(TakenDrug).max(drugClasses.length)

/** What a practitioner noted in the own file; null where nothing was, which is not the same as none. */
export const ClientDrugs = z.object({ drugs: TakenDrugs.nullable(), version: z.int() })
export type ClientDrugs = z.infer<typeof ClientDrugs>

/** That a rule on medicines applies to a product at a dose of it. */
export const DrugFinding = z.strictObject({
  rule: Line(100).min(1),
  drugClass: z.enum(drugClasses),
  productId: Id,
  intakeAmount: IntakeAmount,
  intakeFormatId: Line(40).nullable(),
  intakeTime: IntakeTimes,
  schedule: DoseSchedule.nullable(),
})
export type DrugFinding = z.infer<typeof DrugFinding>

/**
 * A finding that the practitioner saw in a plan and left as it is; it is dropped when the client's medicines change.
 */
export const DrugAcknowledgement = DrugFinding.extend({ recommendationId: Id, by: Id, at: Instant })
export type DrugAcknowledgement = z.infer<typeof DrugAcknowledgement>

/** What is noted of a client of a plan. */
const NotedClient = z.object({
  clientId: Id,
  name: z.string(),
  drugs: TakenDrugs.nullable(),
  /** Of this plan: another may give the same product at another dose. */
  acknowledged: z.array(DrugAcknowledgement),
})

export const clientDrugs = {
  get: route({
    method: 'GET',
    url: '/customer/:id/drug-classes',
    config: { access: 'owner', addition: true },
    schema: {
      summary: "Classes of medicines that the caller noted in its file of a client; nobody else's",
      params: IdParams,
      response: { 200: ClientDrugs },
    },
  }),
  put: route({
    method: 'PUT',
    url: '/customer/:id/drug-classes',
    config: { access: 'owner', addition: true },
    schema: {
      summary: `Notes the classes of medicines that a client takes; an empty list notes none of them, null nothing. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: z.strictObject({ drugs: TakenDrugs.nullable() }),
      response: { 200: ClientDrugs },
    },
  }),
  ofPlan: route({
    method: 'GET',
    url: '/recommendations/:id/drug-classes',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'What the caller noted for each client of its plan',
      params: IdParams,
      response: {
        200: z.array(NotedClient),
      },
    },
  }),
  acknowledge: route({
    method: 'PUT',
    url: '/recommendations/:id/drug-classes/acknowledgements',
    config: { access: 'owner', addition: true },
    schema: {
      summary:
        "Acknowledges what a rule says of a client's medicines and a product of the plan, in the client's file",
      params: IdParams,
      body: DrugFinding.extend({ clientId: Id }),
      response: { 200: z.array(DrugAcknowledgement) },
    },
  }),
}
