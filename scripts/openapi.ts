import { describeApi } from '../apps/server/src/describe-api.ts'

process.stdout.write(`${JSON.stringify(await describeApi(), null, 2)}\n`)
