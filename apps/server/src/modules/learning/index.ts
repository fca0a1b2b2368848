export { listFinishedOf, listRegistrationsOf } from './data/learning-queries.ts'
export { learningRoutes } from './routes.ts'
export { forgetLearner } from './use-cases/forget-learner.ts'
