import type { InvitationChannel } from '@salvia/contract/words/plans'

export type DemoInvitation = {
  author: 'practitioner' | 'practitioner2'
  plan: string
  client: string
  channel: InvitationChannel
  daysAgo: number
  /** Days before the demo's start on which the client opened the plan; null for one that is still waiting. */
  viewedDaysAgo: number | null
  /** Whether the client saved it, and shares its orders. */
  isSaved: boolean
}

type Course = Partial<Pick<DemoInvitation, 'channel' | 'isSaved'>>

const invited =
  (author: DemoInvitation['author']) =>
  (
    plan: string,
    client: string,
    [daysAgo, viewedDaysAgo]: [number, number | null],
    { channel = 'Email', isSaved = false }: Course = {},
  ): DemoInvitation => ({ author, plan, client, channel, daysAgo, viewedDaysAgo, isSaved })

const sophies = invited('practitioner')
const jans = invited('practitioner2')
const saved: Course = { isSaved: true }

/** Clients who agreed that opening a mail is noted; of the others it is not known. */
export const clientsWithMailOpens = ['client2', 'client4']

/** The number in a client's file, which text messages go to: one that Sweden keeps for films and books. */
export const demoPhone = { author: 'practitioner', client: 'client5', phone: '+46701740605' }

/** Clients whom the practices put on their plans: some ordered, some only looked, some have not looked yet. */
export const demoInvitations: DemoInvitation[] = [
  sophies('Strong through winter', 'client2', [355, 354], saved),
  sophies('Strong through winter', 'client3', [325, 321], saved),
  jans('Neuer Schwung', 'client4', [287, 286], saved),
  jans('Leichter Frühling', 'client4', [252, 250]),
  sophies('Back on the bike', 'client2', [236, 234], saved),
  sophies('Back on the bike', 'client3', [205, 201], saved),
  sophies('Back on the bike', 'client5', [150, 148], { channel: 'Sms' }),
  sophies('Calm summer', 'client5', [127, 126], { channel: 'Sms' }),
  sophies('Calm summer', 'client3', [100, 97]),
  sophies('Energy after surgery', 'client2', [69, 68], saved),
  jans('Darm, Monate 1 bis 2', 'client4', [58, 57], saved),
  jans('Gelenke und Rücken', 'client4', [44, 43], saved),
  sophies('Perimenopause, first steps', 'client3', [39, 37]),
  sophies('Perimenopause, first steps', 'client5', [30, 21]),
  jans('Herbst', 'client4', [24, 23]),
  sophies('Marathon build-up', 'client2', [20, null]),
  sophies('Marathon build-up', 'client5', [18, 12], { channel: 'Sms' }),
  sophies('Clear head', 'client5', [16, 15], saved),
  sophies('Clear head', 'client3', [15, 11]),
]
