export { listDemoCallsOf } from './data/demo-call-queries.ts'
export { sealedDemoCallColumns } from './data/sealed-demo-calls.ts'
export { demoCallRoutes } from './routes.ts'
export { forgetDemoCalls } from './use-cases/forget-calls.ts'
