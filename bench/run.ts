const programs: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  accounts: () => import('./accounts.ts'),
  alerts: () => import('./alerts.ts'),
  chat: () => import('./chat.ts'),
  content: () => import('./content.ts'),
  disruptions: () => import('./disruptions.ts'),
  insights: () => import('./insights.ts'),
  ledger: () => import('./ledger.ts'),
  money: () => import('./money.ts'),
  'main-job': () => import('./main-job.ts'),
  catalogue: () => import('./catalogue.ts'),
  orders: () => import('./orders.ts'),
  plans: () => import('./plans.ts'),
  hostile: () => import('./hostile.ts'),
  lighthouse: () => import('./lighthouse.ts'),
}

const [name = ''] = process.argv.slice(2)
const load = programs[name]
if (!load) {
  process.stderr.write(`npm run bench <name>, one of: ${Object.keys(programs).join(', ')}\n`)
  process.exit(2)
}
const { run } = await load()
await run()
