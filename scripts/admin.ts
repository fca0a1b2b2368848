import { runAdminCommand } from '../apps/server/src/admin-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
process.exit(await runAdminCommand(process.argv.slice(2), say))
