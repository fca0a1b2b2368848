import { runBackupCommand } from '../apps/server/src/backup/backup-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
process.exit(await runBackupCommand('backup', process.argv.slice(2), say))
