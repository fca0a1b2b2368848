import { ingredientGroups, ingredients } from '@salvia/contract/ingredients/ingredients'
import { interactions } from '@salvia/contract/ingredients/interactions'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { getGroup, getIngredient, listGroups, listIngredients } from './data/ingredient-queries.ts'
import { listMerges } from './data/merge-queries.ts'
import { nutrients } from './data/nutrients.ts'
import { nutritionFacts } from './data/nutrition-facts.ts'
import { interactionRules } from './interaction-rules.ts'
import type { LabelRows } from './label-rows.ts'
import { groupMerge } from './use-cases/merge-groups.ts'
import { ingredientMerge } from './use-cases/merge-ingredients.ts'
import { mergeRecords, undoMerge } from './use-cases/merge-records.ts'
import { changeGroup, createGroup } from './use-cases/write-group.ts'
import { changeIngredient, createIngredient } from './use-cases/write-ingredient.ts'

function writeRoutes(app: App, labelRows: LabelRows): void {
  const { db, now } = app
  const merging = ingredientMerge(labelRows)

  app.route({
    ...ingredients.create,
    handler: async (req, reply) => {
      const id = await createIngredient(db, { input: req.body, actorId: signedIn(req).userId }, now())
      return reply.code(201).send(await getIngredient(db, labelRows, id))
    },
  })

  app.route({
    ...ingredients.put,
    handler: async (req, reply) => {
      const { id: ingredientId } = req.params
      const { userId: actorId } = signedIn(req)
      const writing = { ingredientId, actorId, labelRows, version: versionRead(req) }
      await changeIngredient(db, writing, req.body, now())
      return tagged(reply, await getIngredient(db, labelRows, ingredientId))
    },
  })

  app.route({
    ...ingredients.putGroup,
    handler: async (req) => {
      const { id: ingredientId, groupId } = req.params
      const writing = { ingredientId, actorId: signedIn(req).userId, labelRows }
      await changeIngredient(db, writing, { groupId }, now())
      return getIngredient(db, labelRows, ingredientId)
    },
  })

  app.route({
    ...ingredients.merge,
    handler: (req) => mergeRecords(db, merging, { asked: req.body, actorId: signedIn(req).userId }, now()),
  })

  app.route({
    ...ingredients.merges,
    handler: async ({ params }) => {
      await getIngredient(db, labelRows, params.id)
      return listMerges(db, merging, params.id)
    },
  })

  app.route({
    ...ingredients.undoMerge,
    handler: async (req) => {
      const undoing = { mergeId: req.params.id, actorId: signedIn(req).userId }
      return getIngredient(db, labelRows, await undoMerge(db, merging, undoing, now()))
    },
  })
}

function readRoutes(app: App, labelRows: LabelRows): void {
  const { db } = app

  app.route({
    ...ingredients.list,
    handler: async ({ query }) => {
      const { results, count } = await listIngredients(db, labelRows, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...ingredients.nutrients,
    handler: async () => [...nutrients().values()].map(({ key, names }) => ({ key, names })),
  })

  app.route({
    ...ingredients.nutrientFacts,
    handler: async () =>
      [...nutrients().values()].map(({ key, names }) => ({ key, names, ...nutritionFacts(key) })),
  })

  app.route({ ...interactions.reference, handler: async () => interactionRules() })

  app.route({
    ...ingredients.get,
    handler: async ({ params }, reply) => tagged(reply, await getIngredient(db, labelRows, params.id)),
  })

  app.route({
    ...ingredients.productIngredients,
    handler: async ({ params, query }) => {
      await getIngredient(db, labelRows, params.id)
      const { results, count } = await labelRows.list(db, params.id, query)
      return toPage(results, count, query)
    },
  })
}

function groupRoutes(app: App, labelRows: LabelRows): void {
  const { db, now } = app
  const merging = groupMerge(labelRows)

  app.route({
    ...ingredientGroups.list,
    handler: async ({ query }) => {
      const { results, count } = await listGroups(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...ingredientGroups.create,
    handler: async (req, reply) => {
      const id = await createGroup(db, { input: req.body, actorId: signedIn(req).userId }, now())
      return reply.code(201).send(await getGroup(db, id))
    },
  })

  app.route({
    ...ingredientGroups.get,
    handler: async ({ params }, reply) => tagged(reply, await getGroup(db, params.id)),
  })

  app.route({
    ...ingredientGroups.put,
    handler: async (req, reply) => {
      const { id: groupId } = req.params
      const { userId: actorId } = signedIn(req)
      await changeGroup(db, { groupId, actorId, labelRows, version: versionRead(req) }, req.body, now())
      return tagged(reply, await getGroup(db, groupId))
    },
  })

  app.route({
    ...ingredientGroups.merge,
    handler: (req) => mergeRecords(db, merging, { asked: req.body, actorId: signedIn(req).userId }, now()),
  })

  app.route({
    ...ingredientGroups.merges,
    handler: async ({ params }) => {
      await getGroup(db, params.id)
      return listMerges(db, merging, params.id)
    },
  })

  app.route({
    ...ingredientGroups.undoMerge,
    handler: async (req) => {
      const undoing = { mergeId: req.params.id, actorId: signedIn(req).userId }
      return getGroup(db, await undoMerge(db, merging, undoing, now()))
    },
  })
}

/** Admin routes for ingredients and their groups. */
export async function ingredientRoutes(app: App, { labelRows }: { labelRows: LabelRows }) {
  readRoutes(app, labelRows)
  writeRoutes(app, labelRows)
  groupRoutes(app, labelRows)
}
