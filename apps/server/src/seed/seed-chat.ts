import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'

const says = (text: string) => ({ messageId: crypto.randomUUID(), text })

/** Prepared answers, in the four languages. */
const ANSWERS = [
  {
    title: 'Delivery time',
    texts: {
      en: 'The carriers and the days on which a parcel arrives are listed in step 2 of the checkout. Once it is on its way, the order page shows its tracking.',
      de: 'Die Versanddienste und die Tage, an denen ein Paket ankommt, stehen in Schritt 2 der Kasse. Sobald es unterwegs ist, zeigt die Bestellseite die Sendungsverfolgung.',
      nl: 'De vervoerders en de dagen waarop een pakket aankomt, staan in stap 2 van het afrekenen. Zodra het onderweg is, toont de bestelpagina de track-and-trace.',
      fr: 'Les transporteurs et les jours d’arrivée d’un colis figurent à l’étape 2 de la commande. Dès qu’il est en route, la page de la commande affiche son suivi.',
    },
  },
  {
    title: 'Returning a product',
    texts: {
      en: 'You can withdraw from an order for 14 days after it has arrived: choose “Withdraw from a contract” at the foot of any page.',
      de: 'Sie können eine Bestellung bis 14 Tage nach ihrer Ankunft widerrufen: Wählen Sie unten auf jeder Seite „Vertrag widerrufen“.',
      nl: 'Je kunt een bestelling tot 14 dagen na aankomst herroepen: kies onderaan elke pagina ‘Overeenkomst herroepen’.',
      fr: 'Vous pouvez vous rétracter jusqu’à 14 jours après l’arrivée de la commande : choisissez « Se rétracter d’un contrat » au bas de n’importe quelle page.',
    },
  },
  {
    title: 'Opening a plan',
    texts: {
      en: 'You can open your plan with the code from your practitioner, without an account. If the code does not work, please ask your practitioner for a new link.',
      de: 'Ihren Plan öffnen Sie mit dem Code aus Ihrer Praxis, ohne Konto. Wenn der Code nicht funktioniert, bitten Sie Ihre Praxis um einen neuen Link.',
      nl: 'Je opent je plan met de code van je behandelaar, zonder account. Werkt de code niet, vraag je behandelaar dan om een nieuwe link.',
      fr: 'Vous ouvrez votre plan avec le code de votre praticien, sans compte. Si le code ne fonctionne pas, demandez un nouveau lien à votre praticien.',
    },
  },
]

const weekday = { from: '09:00', to: '17:30' }
const hoursFrom = (year: number) => ({
  ...{ monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday },
  saturday: { from: '10:00', to: '13:00' },
  sunday: null,
  daysOff: [`${year}-12-25`, `${year}-12-26`, `${year + 1}-01-01`],
})

/** Opening hours and prepared answers, and two conversations: one that was answered and closed, one that waits. */
export function chatActs({ call, save }: DemoCalls, now: Date): DemoAct[] {
  const begin = (by: string, text: string) =>
    call<{ id: string }>(by, 'POST', '/api/chat/conversations', says(text))
  const answered = async () => {
    const { id } = await begin('practitioner', 'Can a client of mine in Switzerland order from a plan?')
    const path = `/api/admin/chat/conversations/${id}`
    await call(
      'admin',
      'POST',
      `${path}/messages`,
      says('Yes, we ship to Switzerland. The checkout shows carriers and prices.'),
    )
    await call('admin', 'PUT', path, { isClosed: true })
  }
  const prepare = async () => {
    await save('admin', '/api/admin/chat/hours', hoursFrom(now.getUTCFullYear()))
    for (const answer of ANSWERS)
      await call('admin', 'POST', '/api/admin/chat/answers', { ...answer, isActive: true })
  }
  return [
    { daysAgo: 30, run: prepare },
    { daysAgo: 6.4, run: answered },
    {
      daysAgo: 0.2,
      run: async () => void (await begin('client', 'Which of my two parcels comes first?')),
    },
  ]
}
