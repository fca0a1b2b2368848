import { runContentCommand } from '../apps/server/src/content-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
process.exit(await runContentCommand(process.argv.slice(2), process.env, say))
